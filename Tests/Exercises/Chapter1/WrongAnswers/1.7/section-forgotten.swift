// Wrong: the profile is clean, the section inside it still asks the container.
// Must fail with: Look into VisitSection too.

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
