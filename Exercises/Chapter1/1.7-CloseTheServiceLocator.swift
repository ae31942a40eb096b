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

// TODO: 1.7
// You are done when nothing below mentions `Container`, and the profile works although
// nobody has registered anything. Keep the texts, and pass errors on to the caller.

/// The profile of the member who is signed in.
struct ProfileModel {
  func summary() throws -> String {
    let session = try Container.shared.resolve((any Session).self)
    let desk = try Container.shared.resolve((any MembershipDesk).self)
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try VisitSection().text(for: session.member))"
  }

  func logOut() throws {
    try Container.shared.resolve((any Session).self).logOut()
  }
}

/// The part of the profile that is about visits.
struct VisitSection {
  func text(for member: String) throws -> String {
    let log = try Container.shared.resolve((any VisitLog).self)
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

/// A profile that works with these three. The tests call this function, and then `summary()`
/// and `logOut()`.
func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel()
}
