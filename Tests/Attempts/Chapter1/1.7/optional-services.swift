// Wrong: the services come from outside, but a profile may lack them.
// Must fail with: ProfileModel has optional stored properties: session, desk, visits.

struct ProfileModel {
  var session: (any Session)?
  var desk: (any MembershipDesk)?
  var visits: (any VisitLog)?

  func summary() throws -> String {
    guard let session, let desk, let visits else { throw NotRegistered(type: "a service") }
    let status = try desk.status(of: session.member)
    let section = VisitSection(log: visits)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
  }

  func logOut() throws {
    try session?.logOut()
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
