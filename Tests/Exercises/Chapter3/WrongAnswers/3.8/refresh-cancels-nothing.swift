// Wrong: cancels when it goes offline, but not when it refreshes.
// Must fail with: Cancel its task before another one takes its place.

@MainActor
final class ParcelBoard {
  private let depot: ParcelDepot
  private let show: @Sendable (ParcelScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var newest = 0

  init(depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void) {
    self.depot = depot
    self.show = show
  }

  func run() async {
    for await path in depot.paths() {
      switch path {
      case .offline:
        isOnline = false
        newest += 1
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
    newest += 1
    let number = newest
    show(.loading)
    request = Task {
      let screen: ParcelScreen
      do { screen = .parcels(try await depot.fetch()) } catch { screen = .failed }
      guard number == newest else { return }
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
