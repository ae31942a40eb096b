// Wrong: the section may be made without a log.
// Must fail with: This still works without a service: VisitSection().

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visitSection: VisitSection

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

  init() {
    self.init(log: NoVisits())
  }

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

struct NoVisits: VisitLog {
  func shops(visitedBy member: String) -> [String] { [] }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
