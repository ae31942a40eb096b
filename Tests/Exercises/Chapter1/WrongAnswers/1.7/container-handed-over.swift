// Wrong: hands the container over instead of the services.
// Must fail with: The container is mentioned there: `let container: Container`

struct ProfileModel {
  let container: Container

  func summary() throws -> String {
    let session = try container.resolve((any Session).self)
    let desk = try container.resolve((any MembershipDesk).self)
    let status = try desk.status(of: session.member)
    let section = VisitSection(container: container)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
  }

  func logOut() throws {
    try container.resolve((any Session).self).logOut()
  }
}

struct VisitSection {
  let container: Container

  func text(for member: String) throws -> String {
    let shops = try container.resolve((any VisitLog).self).shops(visitedBy: member)
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
