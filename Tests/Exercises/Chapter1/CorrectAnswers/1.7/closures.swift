// Correct: keeps closures instead of services.

struct ProfileModel {
  let member: () -> String
  let status: (String) throws -> String
  let visits: VisitSection
  let onLogOut: () throws -> Void

  func summary() throws -> String {
    let member = member()
    return try "\(member), \(status(member)). \(visits.text(for: member))"
  }

  func logOut() throws {
    try onLogOut()
  }
}

struct VisitSection {
  let shops: (String) throws -> [String]

  func text(for member: String) throws -> String {
    let shops = try shops(member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(
    member: { session.member }, status: desk.status, visits: VisitSection(shops: visits.shops),
    onLogOut: session.logOut)
}
