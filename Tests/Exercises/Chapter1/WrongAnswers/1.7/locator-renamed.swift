// Wrong: hands a dictionary of everything over, from which each type fetches what it needs.
// Must fail with: That is a container again, under another name.

// swift-format-ignore-file: NeverForceUnwrap

struct ProfileModel {
  let services: [String: any Sendable]

  func summary() throws -> String {
    let session = services["session"] as! any Session
    let desk = services["desk"] as! any MembershipDesk
    let status = try desk.status(of: session.member)
    let section = VisitSection(services: services)
    return "\(session.member), \(status). \(try section.text(for: session.member))"
  }

  func logOut() throws {
    try (services["session"] as! any Session).logOut()
  }
}

struct VisitSection {
  let services: [String: any Sendable]

  func text(for member: String) throws -> String {
    let log = services["visits"] as! any VisitLog
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(services: ["session": session, "desk": desk, "visits": visits])
}
