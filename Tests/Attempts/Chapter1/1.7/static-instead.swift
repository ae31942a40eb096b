// Wrong: replaces the container with statics that all profiles share.
// Must fail with: not in a static.

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
  struct Parts: Sendable {
    var session: any Session
    var desk: any MembershipDesk
    var visitSection: VisitSection
  }
  static let parts = Mutex<Parts?>(nil)

  func summary() throws -> String {
    guard let parts = Self.parts.withLock({ $0 }) else { return "" }
    let member = parts.session.member
    let status = try parts.desk.status(of: member)
    return "\(member), \(status). \(try parts.visitSection.text(for: member))"
  }

  func logOut() throws {
    try Self.parts.withLock { $0 }?.session.logOut()
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
  let section = VisitSection(log: visits)
  ProfileModel.parts.withLock { $0 = .init(session: session, desk: desk, visitSection: section) }
  return ProfileModel()
}
