// Wrong: replaces the container with statics that all profiles share.
// Must fail with: not in a static.

struct ProfileModel {
  struct Parts: Sendable {
    var session: any Session
    var desk: any MembershipDesk
    var visitSection: VisitSection
  }
  static let parts = Mutex<Parts?>(nil)

  func summary() throws -> String {
    guard let parts = Self.parts.withLock({ $0 }) else { return "" }
    let member = parts.session.member
    let status = try parts.desk.status(of: member)
    return "\(member), \(status). \(try parts.visitSection.text(for: member))"
  }

  func logOut() throws {
    try Self.parts.withLock { $0 }?.session.logOut()
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
  let section = VisitSection(log: visits)
  ProfileModel.parts.withLock { $0 = .init(session: session, desk: desk, visitSection: section) }
  return ProfileModel()
}
