// Wrong: keeps the services in a list, and takes the first that fits.
// Must fail with: Each service does one job here

struct ProfileModel {
  let services: [any Sendable]

  func summary() throws -> String {
    let session = services.lazy.compactMap { $0 as? any Session }.first
    let desk = services.lazy.compactMap { $0 as? any MembershipDesk }.first
    let member = session?.member ?? ""
    let status = try desk?.status(of: member) ?? ""
    return "\(member), \(status). \(try VisitSection(services: services).text(for: member))"
  }

  func logOut() throws {
    try services.lazy.compactMap { $0 as? any Session }.first?.logOut()
  }
}

struct VisitSection {
  let services: [any Sendable]

  func text(for member: String) throws -> String {
    let log = services.lazy.compactMap { $0 as? any VisitLog }.first
    let shops = try log?.shops(visitedBy: member) ?? []
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(services: [session, desk, visits])
}
