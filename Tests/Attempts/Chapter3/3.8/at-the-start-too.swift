// Wrong: takes for granted that there is a network at first, and asks again when it learns that there is.
// Must fail with: begin as a board that is not.

@MainActor
final class ParcelBoard {
  private let depot: ParcelDepot
  private let show: @Sendable (ParcelScreen) -> Void
  private var isOnline = true
  private var request: Task<Void, Never>?

  init(depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void) {
    self.depot = depot
    self.show = show
  }

  func run() async {
    refresh()
    for await path in depot.paths() {
      switch path {
      case .offline:
        isOnline = false
        request?.cancel()
        show(.offline)
      case .online:
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
