/// Where the map gets its markers from.
package protocol ShopMarkers: Sendable {
  /// The markers in a region, in no particular order.
  ///
  /// - Throws: an error whose description is a sentence for the screen, or `CancellationError`
  ///   where nobody needs the answer any more.
  func markers(in region: MapRegion) async throws -> [ShopMarker]
}

/// Tells that markers are other than before.
///
/// It is a protocol of its own. What stands between the map and the source of its markers has
/// nothing to add to such news, and would only have to pass them on.
package protocol MarkerChanges: Sendable {
  /// A new sequence for each subscriber, with an element for each change from now on.
  func changes() -> any AsyncSequence<Void, Never> & Sendable
}

/// Tells whether markers are still the same.
package protocol MarkerVersions: Sendable {
  /// Another number as soon as the markers are others, no matter who has changed them: also where nobody
  /// was told, since another process did it.
  ///
  /// - Throws: an error whose description is a sentence for the screen, or `CancellationError`.
  func version() async throws -> Int
}
