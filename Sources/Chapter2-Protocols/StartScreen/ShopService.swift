/// What the start screen asks about coffee shops.
package protocol ShopService: Sendable {
  /// The names of the shops around a place, the nearest first.
  func shops(around place: String) async throws -> [String]

  /// A shop's rating, from one to five, or nil if there is none yet.
  func rating(of shop: String) async throws -> Int?
}
