// Wrong: the section keeps the log for all profiles together in a static.
// Must fail with: The second says: Bo, gold member. Visits: Night Owl. Each needs its services

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try VisitSection().text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

struct VisitSection {
  static let log = Mutex<(any VisitLog)?>(nil)

  func text(for member: String) throws -> String {
    let log = Self.log.withLock { $0 }
    let shops = try log?.shops(visitedBy: member) ?? []
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  VisitSection.log.withLock { $0 = visits }
  return ProfileModel(session: session, desk: desk)
}
