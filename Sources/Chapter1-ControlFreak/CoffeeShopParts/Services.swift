/// Knows who is signed in.
package protocol Session: Sendable {
  /// The name of the member who is signed in now.
  var member: String { get }
  /// Signs the member out.
  func logOut() throws
}

/// The session of the person who holds this phone: a singleton, which any code can reach.
package final class PhoneSession: Session {
  /// The one instance.
  package static let shared = PhoneSession()

  private init() {}

  package var member: String { "the owner of this phone" }

  package func logOut() {}
}

/// Knows the state of each membership.
package protocol MembershipDesk: Sendable {
  /// A member's current status, such as "gold member".
  func status(of member: String) throws -> String
}

/// Knows who has been where.
package protocol VisitLog: Sendable {
  /// The names of the coffee shops where a member has been, oldest visit first.
  func shops(visitedBy member: String) throws -> [String]
}

/// Knows nothing about members.
struct PhoneDesk: MembershipDesk {
  func status(of member: String) -> String { "status unknown" }
}

/// Has an empty log.
struct PhoneLog: VisitLog {
  func shops(visitedBy member: String) -> [String] { [] }
}
