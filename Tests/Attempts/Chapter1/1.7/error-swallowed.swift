// Wrong: the profile says "guest" when the desk cannot answer.
// Must fail with: Do not swallow it, and do not ask somebody else instead.

import Synchronization

protocol Session: Sendable {
  var member: String { get }
  func logOut() throws
}

protocol MembershipDesk: Sendable {
  func status(of member: String) throws -> String
}

protocol VisitLog: Sendable {
  func shops(visitedBy member: String) throws -> [String]
}

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

  var requests: [String] {
    log.withLock { $0 }
  }

  func removeAll() {
    services.withLock { $0 = [:] }
    log.withLock { $0 = [] }
  }
}

struct NotRegistered: Error, Equatable {
  var type: String
}

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visitSection: VisitSection

  func summary() throws -> String {
    let status = (try? desk.status(of: session.member)) ?? "guest"
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

struct VisitSection {
  let log: any VisitLog

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
