// Correct: the profile takes the three services, and makes its section when it needs it.

final class ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visits: any VisitLog

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog) {
    self.session = session
    self.desk = desk
    self.visits = visits
  }

  func summary() throws -> String {
    let member = session.member
    let text = try VisitSection(log: visits).text(for: member)
    return try "\(member), \(desk.status(of: member)). \(text)"
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
