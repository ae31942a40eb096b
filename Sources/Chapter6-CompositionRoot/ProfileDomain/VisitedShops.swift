/// Knows the coffee shops that a user has been to.
package protocol VisitedShops: Sendable {
  /// The shops, the one that was rated or noted on last first.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func shops() async throws -> [VisitedShop]
  /// A new stream for each subscriber, which says from now on when the shops have changed.
  func changes() -> AsyncStream<Void>
}
