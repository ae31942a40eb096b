// Wrong: the section with the visits is made once, for all profiles.
// Must fail with: What differs doesn't come from these three

import Synchronization

struct ProfileModel {
  private static let shared = Mutex<VisitSection?>(nil)

  private let session: any Session
  private let desk: any MembershipDesk
  private let section: VisitSection

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog) {
    self.session = session
    self.desk = desk
    section = Self.shared.withLock { section in
      let kept = section ?? VisitSection(log: visits)
      section = kept
      return kept
    }
  }

  func summary() throws -> String {
    let member = session.member
    let status = try desk.status(of: member)
    return "\(member), \(status). \(try section.text(for: member))"
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

/// A profile that works with these three. The tests call this function, and then `summary()`
/// and `logOut()`.
func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visits: visits)
}
