// Correct: the three services travel in one value.

struct ProfileServices {
  let session: any Session
  let desk: any MembershipDesk
  let visits: any VisitLog
}

struct ProfileModel {
  let services: ProfileServices

  func summary() throws -> String {
    let member = services.session.member
    let status = try services.desk.status(of: member)
    return try "\(member), \(status). \(section(services.visits).text(for: member))"
  }

  private func section(_ log: some VisitLog) -> VisitSection { VisitSection(log: log) }

  func logOut() throws {
    try services.session.logOut()
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
  ProfileModel(services: ProfileServices(session: session, desk: desk, visits: visits))
}
