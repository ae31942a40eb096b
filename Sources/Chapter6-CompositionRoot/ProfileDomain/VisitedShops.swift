/// Knows the coffee shops that a user has been to.
package protocol VisitedShops: Sendable {
  /// The shops, with the most recently rated or noted one first.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func shops() async throws -> [VisitedShop]
  /// A new stream for each subscriber, with an element for each change to the shops from now on.
  func changes() -> AsyncStream<Void>
}
