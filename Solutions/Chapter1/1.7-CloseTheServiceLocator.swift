// 1.7 · Close the service locator                                          ★★★
//
// `ProfileModel()` promises that it needs nothing. It needs three things, and fetches
// them from a container that the whole app can reach. Which three, you learn when one of
// them is missing, on somebody's phone. Let the initializer tell the truth.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 1.7
// Read:   Book/01-ControlFreak.md, "The service locator"

import Synchronization

// MARK: - Given

/// Knows who is signed in.
protocol Session: Sendable {
  var member: String { get }
  func logOut() throws
}

/// Knows the state of each membership.
protocol MembershipDesk: Sendable {
  func status(of member: String) throws -> String
}

/// Knows who has been where.
protocol VisitLog: Sendable {
  func shops(visitedBy member: String) throws -> [String]
}

/// A service locator: whoever can name a type can have the service registered for it.
final class Container: Sendable {
  static let shared = Container()

  private let services = Mutex<[String: any Sendable]>([:])
  private let log = Mutex<[String]>([])

  func register<Service: Sendable>(_ service: Service, as type: Service.Type) {
    services.withLock { $0["\(type)"] = service }
  }

  func resolve<Service: Sendable>(_ type: Service.Type) throws -> Service {
    log.withLock { $0.append("\(type)") }
    guard let service = services.withLock({ $0["\(type)"] }) as? Service else {
      throw NotRegistered(type: "\(type)")
    }
    return service
  }

  /// The types that somebody asked for since the last `removeAll()`.
  var requests: [String] {
    log.withLock { $0 }
  }

  func removeAll() {
    services.withLock { $0 = [:] }
    log.withLock { $0 = [] }
  }
}

/// The container was asked for something that nobody had registered.
struct NotRegistered: Error, Equatable {
  var type: String
}

// MARK: - Yours

// What each type needs now stands in its initializer, and the compiler checks it. The
// profile never uses the visit log itself, so it does not take one: it takes the finished
// section. The seam puts the parts together, which is all that a composition root does.

/// The profile of the member who is signed in.
struct ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visitSection: VisitSection

  init(session: any Session, desk: any MembershipDesk, visitSection: VisitSection) {
    self.session = session
    self.desk = desk
    self.visitSection = visitSection
  }

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

/// The part of the profile that is about visits.
struct VisitSection {
  private let log: any VisitLog

  init(log: any VisitLog) {
    self.log = log
  }

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

/// A profile that works with these three.
func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
