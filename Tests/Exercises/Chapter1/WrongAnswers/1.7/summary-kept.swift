// Wrong: fetches everything when the profile is made, and keeps the answers.
// Must fail with: Keep the services, not what they answered once.

struct ProfileModel {
  let session: any Session
  let result: Result<String, any Error>

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog) {
    self.session = session
    result = Result {
      let status = try desk.status(of: session.member)
      let shops = try visits.shops(visitedBy: session.member)
      let text = shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
      return "\(session.member), \(status). \(text)"
    }
  }

  func summary() throws -> String {
    try result.get()
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
