// Wrong: all profiles share the services of the last one.
// Must fail with: Each needs its services in stored properties of its own

import Synchronization

struct Used {
  let session: any Session
  let desk: any MembershipDesk
  let visits: any VisitLog
}

struct ProfileModel {
  static let used = Mutex<[Used]>([])

  func summary() throws -> String {
    guard let used = Self.used.withLock({ $0.last }) else { return "" }
    let member = used.session.member
    let text = try VisitSection(log: used.visits).text(for: member)
    return "\(member), \(try used.desk.status(of: member)). \(text)"
  }

  func logOut() throws {
    try Self.used.withLock { $0.last }?.session.logOut()
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
  let used = Used(session: session, desk: desk, visits: visits)
  ProfileModel.used.withLock { $0.append(used) }
  return ProfileModel()
}
