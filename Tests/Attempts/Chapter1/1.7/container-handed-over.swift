// Wrong: the container goes through the initializer, and with it all that might be in it.
// Must fail with: or is handed one, nobody sees from outside what the type needs.

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
