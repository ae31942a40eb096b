// Wrong: shows the last status that it knew when the desk throws.
// Must fail with: In number 2 a service throws deskIsClosed, once. Summary number 2 is: Ada, guest. No visits yet.

final class ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visitSection: VisitSection
  private var lastStatus: String?

  init(session: any Session, desk: any MembershipDesk, visitSection: VisitSection) {
    self.session = session
    self.desk = desk
    self.visitSection = visitSection
  }

  func summary() throws -> String {
    let status: String
    do {
      status = try desk.status(of: session.member)
    } catch {
      guard let lastStatus else { throw error }
      status = lastStatus
    }
    lastStatus = status
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
