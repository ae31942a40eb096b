// 1.7 · Remove the service locator                                         ★★☆
//
// `ProfileModel()` promises that it needs nothing. In truth it needs three services. It fetches two
// from a container that the whole app can reach, and one is a singleton. If one isn't there, or is
// another than you think, the profile fails on a member's phone. Let the initializer tell the truth.
//
// You are done when
// - the profile shows what its own session, desk and log say
// - each of two profiles uses services of its own
// - each summary asks all services again, the session included
// - no profile and no section works without its services
// - no code of yours mentions the container or the phone's session
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 1.7
// Read:   Book/01-ControlFreak.md, "The service locator"

import CoffeeShopParts

// MARK: - Given

// In CoffeeShopParts are `Container`, which the Book calls a locator, `PhoneSession.shared`, and
// what the profile needs of them:
//   Session           var member: String, func logOut() throws
//   MembershipDesk    func status(of member: String) throws -> String
//   VisitLog          func shops(visitedBy member: String) throws -> [String]

// MARK: - Yours

// What each type needs is now in its initializer, and the compiler checks it. The
// profile never uses the visit log itself, so it does not take one: it takes the finished
// section. The seam puts the parts together, which is all that a composition root does.

/// The profile of the member who is signed in.
struct ProfileModel {
  private let session: any Session
  private let desk: any MembershipDesk
  private let visitSection: VisitSection

  init(session: any Session, desk: any MembershipDesk, visitSection: VisitSection) {
    self.session = session
    self.desk = desk
    self.visitSection = visitSection
  }

  func summary() throws -> String {
    let status = try desk.status(of: session.member)
    return "\(session.member), \(status). \(try visitSection.text(for: session.member))"
  }

  func logOut() throws {
    try session.logOut()
  }
}

/// The part of the profile that is about visits.
struct VisitSection {
  private let log: any VisitLog

  init(log: any VisitLog) {
    self.log = log
  }

  func text(for member: String) throws -> String {
    let shops = try log.shops(visitedBy: member)
    return shops.isEmpty ? "No visits yet." : "Visits: \(shops.joined(separator: ", "))."
  }
}

/// A profile that works with these three.
func makeProfile(
  session: any Session, desk: any MembershipDesk, visits: any VisitLog
) -> ProfileModel {
  ProfileModel(session: session, desk: desk, visitSection: VisitSection(log: visits))
}
