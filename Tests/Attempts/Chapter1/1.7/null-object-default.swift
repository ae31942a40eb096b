// Wrong: whoever forgets the visits gets a log without any.
// Must fail with: Then the initializer does not tell all that the profile needs.

struct NoVisits: VisitLog {
  func shops(visitedBy member: String) -> [String] { [] }
}

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let section: VisitSection

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog = NoVisits()) {
    self.session = session
    self.desk = desk
    section = VisitSection(log: visits)
  }

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
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
  ProfileModel(session: session, desk: desk, visits: visits)
}
