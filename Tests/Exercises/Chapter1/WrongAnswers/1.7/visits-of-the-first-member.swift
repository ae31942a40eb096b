// Wrong: keeps the member of the start for the visits.
// Must fail with: Visits: the shops of Ada.

struct ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let section: VisitSection
  private let member: String

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog) {
    self.session = session
    self.desk = desk
    section = VisitSection(log: visits)
    member = session.member
  }

  func summary() throws -> String {
    "\(session.member), \(try desk.status(of: session.member)). \(try section.text(for: member))"
  }

  func logOut() throws { try session.logOut() }
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
