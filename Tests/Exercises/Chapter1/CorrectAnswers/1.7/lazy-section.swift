// Correct: a class that makes its section at the first summary.

final class ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visits: any VisitLog
  private lazy var section = VisitSection(log: visits)

  init(session: any Session, desk: any MembershipDesk, visits: any VisitLog) {
    self.session = session
    self.desk = desk
    self.visits = visits
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

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visits: visits)
}
