// Wrong: names a shop once that was visited twice.
// Must fail with: It should name all six, in that order, also a shop that comes twice

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

struct VisitSection {
  private let log: any VisitLog

  init(log: any VisitLog) {
    self.log = log
  }

  func text(for member: String) throws -> String {
    var shops: [String] = []
    for shop in try log.shops(visitedBy: member) where !shops.contains(shop) { shops.append(shop) }
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
