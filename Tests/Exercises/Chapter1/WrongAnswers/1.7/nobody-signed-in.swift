// Wrong: has a text of its own for a session without a member.
// Must fail with: The session's member and the desk's status are empty strings.

struct ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visitSection: VisitSection

  init(session: any Session, desk: any MembershipDesk, visitSection: VisitSection) {
    self.session = session
    self.desk = desk
    self.visitSection = visitSection
  }

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    guard !session.member.isEmpty else { return "Nobody is signed in." }
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

struct VisitSection {
  private let log: any VisitLog

  init(log: any VisitLog) {
    self.log = log
  }

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
