// Wrong: asks the container when the desk that it was given throws.
// Must fail with: The container is no help in an emergency either.

struct ProfileModel {
  let session: any Session
  let desk: any MembershipDesk
  let visitSection: VisitSection

  func summary() throws -> String {
    let status = try statusFromSomewhere()
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }

  private func statusFromSomewhere() throws -> String {
    do {
      return try desk.status(of: session.member)
    } catch {
      let other = try Container.shared.resolve((any MembershipDesk).self)
      return try other.status(of: session.member)
    }
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
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
