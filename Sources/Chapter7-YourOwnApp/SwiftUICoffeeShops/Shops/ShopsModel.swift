import MapDomain
import Observation

/// The coffee shops around the user.
@Observable
final class ShopsModel {
  /// What there is to show: the shops sorted by name.
  enum Content: Equatable {
    case loading
    case shown([ShopMarker])
    case failed(String)
  }

  /// What there is to show.
  private(set) var content = Content.loading
  private let markers: any ShopMarkers
  private let changes: any MarkerChanges
  private let region: MapRegion

  /// - Parameters:
  ///   - markers: where the shops come from.
  ///   - changes: reports when they have changed.
  ///   - region: which part of the world to show.
  init(markers: any ShopMarkers, changes: any MarkerChanges, region: MapRegion) {
    (self.markers, self.changes, self.region) = (markers, changes, region)
  }

  /// Loads the shops now and after each change. Ends when its task is cancelled.
  func follow() async {
    // Subscribes before the first load. Otherwise, a change between the two would be missed.
    let changes = changes.changes()
    await load()
    for await _ in changes { await load() }
  }

  private func load() async {
    do {
      content = .shown(try await markers.markers(in: region).sorted { $0.name < $1.name })
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      content = .failed("\(error)")
    }
  }
}
