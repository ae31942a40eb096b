/// Knows who is signed in.
package protocol Session: Sendable {
  /// The name of the member who is signed in now.
  var member: String { get }
  /// Signs the member out.
  func logOut() throws
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
