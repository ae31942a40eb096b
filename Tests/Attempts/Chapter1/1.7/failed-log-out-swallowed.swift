// Wrong: a log-out that fails looks like one that worked.
// Must fail with: The session cannot log out and throws

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visits: any VisitLog

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    let section = VisitSection(log: visits)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
  }

  func logOut() throws {
    try? session.logOut()
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
  ProfileModel(session: session, desk: desk, visits: visits)
}
