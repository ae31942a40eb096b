// Wrong: tells of an error in the summary.
// Must fail with: summary() should throw it too

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visitSection: VisitSection

  func summary() throws -> String {
    let status = (try? desk.status(of: session.member)) ?? "unknown"
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
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
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
