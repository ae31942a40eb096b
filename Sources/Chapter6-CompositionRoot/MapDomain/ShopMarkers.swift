/// Where the map gets its markers from.
package protocol ShopMarkers: Sendable {
  /// The markers in a region, in no particular order.
  ///
  /// - Throws: an error whose description is a sentence for the screen, or `CancellationError`
  ///   if nobody needs the answer any more.
  func markers(in region: MapRegion) async throws -> [ShopMarker]
}

/// Reports that markers have changed.
///
/// It's a protocol of its own, because the decorators between the map and the source of its markers
/// would only pass the changes on.
package protocol MarkerChanges: Sendable {
  /// A new sequence for each subscriber, with an element for each change from now on.
  func changes() -> any AsyncSequence<Void, Never> & Sendable
}

/// Says whether markers are still the same.
package protocol MarkerVersions: Sendable {
  /// A number that changes whenever the markers do, even if another process changes them and nobody
  /// is notified.
  ///
  /// - Throws: an error whose description is a sentence for the screen, or `CancellationError`.
  func version() async throws -> Int
}
