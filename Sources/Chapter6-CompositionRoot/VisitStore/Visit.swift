import Foundation

/// A user's rating of a coffee shop, and a note about it.
///
/// It's as plain as what is stored. A feature has its own type for what it shows, and maps between
/// the two, so the store and the features can change independently.
package struct Visit: Hashable, Identifiable, Sendable {
  /// A visit's identity: each account has at most one visit for each shop.
  package struct ID: Hashable, Sendable {
    /// The name of the user.
    package var account: String
    /// The shop.
    package var shop: String

    package init(account: String, shop: String) {
      self.account = account
      self.shop = shop
    }
  }

  /// Whose visit it is, and to which shop.
  package var id: ID
  /// How good the shop is, from 1 to 5; nil if the user hasn't rated it.
  package var rating: Int?
  /// Any text, which may be empty.
  package var note: String
  /// When the rating or the note last changed.
  package var changed: Date

  package init(id: ID, rating: Int?, note: String, changed: Date) {
    self.id = id
    self.rating = rating
    self.note = note
    self.changed = changed
  }
}

extension Visit {
  /// Whether the visit can be stored.
  package var isValid: Bool { rating.map((1...5).contains) ?? true }
}

extension Sequence<Visit> {
  /// The visits in the order that stores return: latest change first, ties sorted by shop.
  package func latestFirst() -> [Visit] {
    sorted { $0.changed == $1.changed ? $0.id.shop < $1.id.shop : $0.changed > $1.changed }
  }
}
