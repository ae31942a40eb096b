import MapDomain

/// Waits to see whether another request follows, and lets only the last of them through.
///
/// The earlier ones end with a `CancellationError` at once. A request that has been let through
/// isn't cancelled.
package actor DebouncingShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let clock: any Clock<Duration>
  private let interval: Duration
  private var pause: Task<Void, any Error>?

  /// - Parameters:
  ///   - markers: who is asked in the end.
  ///   - clock: measures the interval.
  ///   - interval: how long nobody may ask for more before the request goes through.
  package init(over markers: any ShopMarkers, clock: any Clock<Duration>, interval: Duration) {
    self.markers = markers
    self.clock = clock
    self.interval = interval
  }

  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    pause?.cancel()
    let pause = Task { [clock, interval] in try await clock.sleep(for: interval) }
    self.pause = pause
    try await withTaskCancellationHandler {
      try await pause.value
    } onCancel: {
      pause.cancel()
    }
    // Another one may have come between the end of the pause and this line.
    guard self.pause == pause else { throw CancellationError() }
    return try await markers.markers(in: region)
  }
}
