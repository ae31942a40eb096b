// Wrong: counts its requests and believes the newest, but lets the others go on.
// Must fail with: cancel it when the van goes offline.

@MainActor
final class ParcelBoard {
  private let depot: ParcelDepot
  private let show: @Sendable (ParcelScreen) -> Void
  private var isOnline = false
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
    Task {
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
