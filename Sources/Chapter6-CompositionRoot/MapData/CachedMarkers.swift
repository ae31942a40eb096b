import MapDomain

/// Caches the markers of the most recently requested regions until markers change.
///
/// - Callers that ask for the same region at the same time share one request.
/// - A failure reaches all callers that wait for it, and isn't cached.
/// - A request after a change never gets an answer from before the change, no matter who made it.
/// - A cancelled caller gets no answer. The request goes on, because its answer is useful later.
package actor CachedMarkers: ShopMarkers {
  private struct Entry {
    let region: MapRegion
    let version: Int
    let request: Task<[ShopMarker], any Error>
  }

  private let markers: any ShopMarkers
  private let versions: any MarkerVersions
  private let capacity: Int
  /// The cached regions, most recently requested last.
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - markers: where uncached markers come from.
  ///   - versions: tells whether cached markers are still valid.
  ///   - capacity: the number of regions to cache.
  package init(over markers: any ShopMarkers, versions: any MarkerVersions, capacity: Int) {
    self.markers = markers
    self.versions = versions
    self.capacity = capacity
  }

  package func markers(in region: MapRegion) async throws -> [ShopMarker] {
    // Read the version first, so the markers are never older than it says.
    let version = try await versions.version()
    let known = entries.first { $0.region == region && $0.version == version }
    let request = known?.request ?? Task { [markers] in try await markers.markers(in: region) }
    keep(Entry(region: region, version: version, request: request))
    return try await answer(to: request)
  }

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
