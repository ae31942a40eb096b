// Wrong: registers what it is given in the global container, and fetches it from there.
// Must fail with: The container was asked for

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
