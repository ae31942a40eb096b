// Wrong: sends a request when told to refresh, network or not.
// Must fail with: there is no network to ask.

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
        show(.offline)
      case .online:
        guard !isOnline else { continue }
        isOnline = true
        refresh()
      }
    }
  }

  func refresh() {
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
