// 1.7 · Remove the service locator                                         ★★☆
//
// `ProfileModel()` promises that it needs nothing. It needs three services and fetches them
// from a container that the whole app can reach. If one of them is missing, the profile fails
// on a member's phone. Let the initializer tell the truth.
//
// You are done when
// - the profile works even though the container is empty
// - name and log-out come from the session, the status from the desk, the visits from the log
// - the profile uses the services that it was given, and no others
// - an error from a service reaches the caller
// - a failed log-out reaches the caller
// - each of two profiles asks its own services
// - each summary asks all services again, the session included
// - nothing can be made without its services
// - no code of yours mentions the container
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 1.7
// Read:   Book/01-ControlFreak.md, "The service locator"

import MemberServices

// MARK: - Given

// In MemberServices are the container, which the Book calls a locator, and what it holds:
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
