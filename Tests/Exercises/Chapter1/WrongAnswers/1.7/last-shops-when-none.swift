// Wrong: shows the last visits that it knew when the log has none.
// Must fail with: Bo has all visits taken out of the log. The summary is: Bo, gold member. Visits: Night Owl.

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
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

final class VisitSection {
  private let log: any VisitLog
  private var known: [String] = []

  init(log: any VisitLog) {
    self.log = log
  }

  func text(for member: String) throws -> String {
    let now = try log.shops(visitedBy: member)
    let shops = now.isEmpty ? known : now
    known = shops
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
