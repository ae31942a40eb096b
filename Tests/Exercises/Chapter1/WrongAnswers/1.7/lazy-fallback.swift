// Wrong: takes the desk through the initializer, and asks the container if it gets none.
// Must fail with: ProfileModel has optional stored properties: `givenDesk`.

struct ProfileModel {
  let session: any Session
  let givenDesk: (any MembershipDesk)?
  let visitSection: VisitSection

  init(session: any Session, desk: (any MembershipDesk)? = nil, visitSection: VisitSection) {
    self.session = session
    givenDesk = desk
    self.visitSection = visitSection
  }

  func summary() throws -> String {
    let desk = try givenDesk ?? Container.shared.resolve((any MembershipDesk).self)
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
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
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
