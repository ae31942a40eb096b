/// A user who is signed in, in one window. It begins at signing in. It is over as soon as that window,
/// and the tips that were made for it, have let go of it.
@MainActor
package final class TasteSession {
  /// The name. It stays the same when the user comes back with another session.
  package let account: String
  /// Where the user looks for coffee shops. It may change during the session.
  package var district: String

  /// - Parameters:
  ///   - account: the user's name.
  ///   - district: where the user looks for coffee shops at first.
  package init(account: String, district: String) {
    self.account = account
    self.district = district
  }
}

/// Tells the user of one session which shops to try.
@MainActor
package protocol ShopTips: Sendable {
  /// The names of the shops in the session's district that its user has not rated.
  func shops() async throws -> [String]
}
