import MapDomain

/// Keeps the markers of the regions that were asked for last, until markers change.
///
/// - Who asks for a region that is being asked for already waits for the same answer.
/// - A failure is told to all who wait for it, and is not kept.
/// - What is asked for after a change is never answered with what was known before it, no matter who has
///   changed something.
/// - A caller that is cancelled gets no answer. The request goes on: the answer is of use later.
package actor CachingShopMarkers: ShopMarkers {
  private struct Entry {
    let region: MapRegion
    let version: Int
    let request: Task<[ShopMarker], any Error>
  }

  private let markers: any ShopMarkers
  private let versions: any MarkerVersions
  private let capacity: Int
  /// What is kept, the one that was asked for last at the end.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - markers: who is asked for what is not known.
  ///   - versions: tells whether what is known is still true.
  ///   - capacity: the number of regions to keep.
  package init(over markers: any ShopMarkers, versions: any MarkerVersions, capacity: Int) {
    self.markers = markers
    self.versions = versions
    self.capacity = capacity
  }

  // snippet.caching
  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    // Read before the markers, so that these are at least as new as their version says.
    let version = try await versions.version()
    let known = entries.first { $0.region == region && $0.version == version }
    let request = known?.request ?? Task { [markers] in try await markers.markers(in: region) }
    keep(Entry(region: region, version: version, request: request))
    return try await answer(to: request)
  }
  // snippet.end

  private func answer(
    to request: Task<[ShopMarker], any Error>
  ) async throws -> [ShopMarker] {
    do {
      let answer = try await request.value
      try Task.checkCancellation()
      return answer
    } catch {
      if case .failure = await request.result { entries.removeAll { $0.request == request } }
      throw error
    }
  }

  private func keep(_ entry: Entry) {
    entries.removeAll { $0.region == entry.region }
    entries.append(entry)
    if entries.count > capacity { entries.removeFirst() }
  }
}
