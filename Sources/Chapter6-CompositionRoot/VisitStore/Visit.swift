import Foundation

/// What a user has written down about a coffee shop.
///
/// It is as plain as what is kept of it. A feature has a type of its own for what it shows, and
/// maps: what the store keeps can change without the features, and they without the store.
package struct Visit: Hashable, Identifiable, Sendable {
  /// Which visit it is: there is one for each shop of each account.
  package struct ID: Hashable, Sendable {
    /// The name of the user.
    package var account: String
    /// The shop.
    package var shop: String

    /// - Parameters:
    ///   - account: the name of the user.
    ///   - shop: the shop's ID.
    package init(account: String, shop: String) {
      self.account = account
      self.shop = shop
    }
  }

  /// Whose visit it is, and to which shop.
  package var id: ID
  /// How good the shop is, from 1 to 5; nil where the user has not rated it.
  package var rating: Int?
  /// Any text, which may be empty.
  package var note: String
  /// When the rating or the note changed last.
  package var changed: Date

  /// - Parameters:
  ///   - id: whose visit it is, and to which shop.
  ///   - rating: from 1 to 5, or nil. A store refuses others.
  ///   - note: any text.
  ///   - changed: when the rating or the note changed last.
  package init(id: ID, rating: Int?, note: String, changed: Date) {
    self.id = id
    self.rating = rating
    self.note = note
    self.changed = changed
  }
}

extension Visit {
  /// Whether the visit can be kept.
  package var isValid: Bool { rating.map((1...5).contains) ?? true }
}

extension Sequence<Visit> {
  /// The order that stores read in: the latest change first, and by the shop where that is equal.
  package func latestFirst() -> [Visit] {
    sorted { $0.changed == $1.changed ? $0.id.shop < $1.id.shop : $0.changed > $1.changed }
  }
}
