import MapDomain

/// Keeps the markers of the regions that were asked for last, until markers change.
///
/// - Who asks for a region that is being asked for already waits for the same answer.
/// - A failure is told to all who wait for it, and is not kept.
/// - What is asked for after a change is never answered with what was known before it.
/// - A caller that is cancelled gets no answer. The request goes on: the answer is of use later.
package actor CachingShopMarkers: ShopMarkers {
  private let markers: any ShopMarkers
  private let changes: any MarkerChanges
  private let capacity: Int
  private var requests: [MapRegion: Task<[ShopMarker], any Error>] = [:]
  /// The regions that are kept, the one that was asked for last at the end.
  private var regions: [MapRegion] = []
  private var news: (any AsyncSequence<Void, Never> & Sendable)?
  private var sweeping: Task<Void, Never>?

  /// - Parameters:
  ///   - markers: who is asked for what is not known.
  ///   - changes: tells when what is known is no longer true.
  ///   - capacity: the number of regions to keep.
  package init(over markers: any ShopMarkers, changes: any MarkerChanges, capacity: Int) {
    self.markers = markers
    self.changes = changes
    self.capacity = capacity
  }

  // snippet.caching
  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    await forgetWhatHasChanged()
    let request = requests[region] ?? Task { [markers] in try await markers.markers(in: region) }
    keep(request, for: region)
    do {
      let answer = try await request.value
      try Task.checkCancellation()
      return answer
    } catch {
      if case .failure = await request.result, requests[region] == request { forget(region) }
      throw error
    }
  }

  private func forgetWhatHasChanged() async {
    // The next sequence begins before the last one is read to its end, so that no news are lost.
    let (last, previous) = (news, sweeping)
    news = changes.changes()
    let sweep = Task {
      await previous?.value
      if await last?.hasElement() == true { forgetAll() }
    }
    sweeping = sweep
    await sweep.value
  }
  // snippet.end

  private func keep(_ request: Task<[ShopMarker], any Error>, for region: MapRegion) {
    requests[region] = request
    regions.removeAll { $0 == region }
    regions.append(region)
    if regions.count > capacity { forget(regions[0]) }
  }

  private func forget(_ region: MapRegion) {
    requests[region] = nil
    regions.removeAll { $0 == region }
  }

  private func forgetAll() {
    requests = [:]
    regions = []
  }
}

extension AsyncSequence where Self: Sendable, Failure == Never {
  /// Whether an element has come already. It does not wait for one, and ends the sequence.
  fileprivate func hasElement() async -> Bool {
    let reading = Task {
      for await _ in self { return true }
      return false
    }
    // A stream whose reader is cancelled hands over what it holds, and then ends.
    reading.cancel()
    return await reading.value
  }
}
