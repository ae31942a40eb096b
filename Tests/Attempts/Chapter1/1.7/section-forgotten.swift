// Wrong: the profile is clean, the section inside it still asks the container.
// Must fail with: Look into VisitSection too.

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

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try VisitSection().text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
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
  ProfileModel(session: session, desk: desk)
}
