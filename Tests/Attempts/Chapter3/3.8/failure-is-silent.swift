// Wrong: shows nothing when a request fails.
// Must fail with: A failure of the newest request is news, too.

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
    guard isOnline else { return }
    request?.cancel()
    show(.loading)
    request = Task {
      guard let parcels = try? await depot.fetch(), !Task.isCancelled else { return }
      show(.parcels(parcels))
    }
  }
}

@MainActor
func makeParcelBoard(
  depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void
) -> ParcelBoard {
  ParcelBoard(depot: depot, show: show)
}
