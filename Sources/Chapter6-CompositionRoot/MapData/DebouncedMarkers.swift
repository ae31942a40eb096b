import MapDomain

/// Waits to see whether another request follows, and passes on only the last one.
///
/// Earlier requests throw a `CancellationError` at once. A request that has been passed on isn't
/// cancelled.
package actor DebouncedMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let clock: any Clock<Duration>
  private let interval: Duration
  private var pause: Task<Void, any Error>?

  /// - Parameters:
  ///   - markers: where requests are passed on to.
  ///   - clock: measures the interval.
  ///   - interval: how long a request waits for another one before it's passed on.
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
    // Another request may have come between the end of the pause and this line.
    guard self.pause == pause else { throw CancellationError() }
    return try await markers.markers(in: region)
  }
}
