// Wrong: registers what it is given in the global container, and fetches it from there.
// Must fail with: Each needs its services in stored properties of its own

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

struct VisitSection {
  func text(for member: String) throws -> String {
    let log = try Container.shared.resolve((any VisitLog).self)
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  Container.shared.register(session, as: (any Session).self)
  Container.shared.register(desk, as: (any MembershipDesk).self)
  Container.shared.register(visits, as: (any VisitLog).self)
  return ProfileModel()
}
