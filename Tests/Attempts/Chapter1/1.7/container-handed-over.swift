// Wrong: the container goes through the initializer, and with it all that might be in it.
// Must fail with: or is handed one, nobody sees from outside what the type needs.

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
  let container: Container

  func summary() throws -> String {
    let session = try container.resolve((any Session).self)
    let desk = try container.resolve((any MembershipDesk).self)
    let section = VisitSection(log: try container.resolve((any VisitLog).self))
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
  }

  func logOut() throws {
    try container.resolve((any Session).self).logOut()
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
  let container = Container()
  container.register(session, as: (any Session).self)
  container.register(desk, as: (any MembershipDesk).self)
  container.register(visits, as: (any VisitLog).self)
  return ProfileModel(container: container)
}
