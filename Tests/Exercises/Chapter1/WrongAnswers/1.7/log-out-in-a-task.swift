// Wrong: logs out in a task, where the error is lost.
// Must fail with: Call the session's logOut() in the method itself, with try, and not in a task.

/// The profile of the member who is signed in.
struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visits: any VisitLog

  func summary() throws -> String {
    let member = session.member
    let status = try desk.status(of: member)
    let section = VisitSection(log: visits)
    return "\(member), \(status). \(try section.text(for: member))"
  }

  func logOut() throws {
    Task { [session] in try session.logOut() }
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
  ProfileModel(session: session, desk: desk, visits: visits)
}
