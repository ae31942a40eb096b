/// The session of a user who is signed in, in one window. It begins when the user signs in, and
/// ends when the window and the tips that were made for it have released it.
@MainActor
package final class TasteSession {
  /// The user's name. It stays the same in the user's next session.
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

/// Suggests shops to the user of one session.
@MainActor
package protocol ShopTips: Sendable {
  /// The names of the shops in the session's district that its user hasn't rated.
  func shops() async throws -> [String]
}
