// Wrong: leaves the parcels there when it goes offline.
// Must fail with: and leave no parcels there.

@MainActor
final class ParcelBoard {
  private let depot: ParcelDepot
  private let show: @Sendable (ParcelScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?

  init(depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void) {
    self.depot = depot
    self.show = show
  }

  func run() async {
    for await path in depot.paths() {
      switch path {
      case .offline:
        isOnline = false
        request?.cancel()
      case .online:
        guard !isOnline else { continue }
        isOnline = true
        refresh()
      }
    }
  }

  func refresh() {
    guard isOnline else { return }
    request?.cancel()
    show(.loading)
    request = Task {
      let screen: ParcelScreen
      do { screen = .parcels(try await depot.fetch()) } catch { screen = .failed }
      guard !Task.isCancelled else { return }
      show(screen)
    }
  }
}

@MainActor
func makeParcelBoard(
  depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void
) -> ParcelBoard {
  ParcelBoard(depot: depot, show: show)
}
