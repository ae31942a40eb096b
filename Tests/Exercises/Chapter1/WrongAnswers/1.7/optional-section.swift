// Wrong: the profile gets along without the section about visits.
// Must fail with: ProfileModel has optional stored properties: `visits`.

/// The profile of the member who is signed in.
struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visits: VisitSection?

  func summary() throws -> String {
    let member = session.member
    let status = try desk.status(of: member)
    return "\(member), \(status). \(try visits?.text(for: member) ?? "")"
  }

  func logOut() throws {
    try session.logOut()
  }
}

/// The part of the profile that is about visits.
struct VisitSection {
  let log: any VisitLog

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

/// A profile that works with these three. The tests call this function, and then `summary()`
/// and `logOut()`.
func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visits: VisitSection(log: visits))
}
