// 3.8 · Back online                                                        ★★★
//
// A courier's board lists the parcels to deliver. The van drives through tunnels: the network
// goes and comes, and an answer may arrive long after the question was given up. The board
// should never show what is no longer true. Today it asks once and believes everything.
//
// Edit:   `ParcelBoard` and `makeParcelBoard(depot:show:)` at the end of this file.
// Check:  swift run workshop check 3.8
// Read:   Book/03-StructWitnesses.md, "Three dependencies at once"

// MARK: - Given

/// Whether there is a network.
enum VanPath: Sendable {
  case online, offline
}

/// The outside world of the board.
struct ParcelDepot: Sendable {
  /// The path of this van from now on. The same may come several times in a row.
  var paths: @Sendable () -> AsyncStream<VanPath>
  /// Asks for the parcels. It may fail, may take long, and may answer even when it is cancelled.
  var fetch: @Sendable () async throws -> [String]
}

/// What the board shows.
enum ParcelScreen: Hashable, Sendable {
  /// There is no network, and nothing else to see.
  case offline
  /// A request is on its way, and nothing else to see.
  case loading
  case parcels([String])
  case failed
}

// MARK: - Yours

// The loop over the path never waits for a request: it starts a task and goes on listening. There
// is one place for the request on its way, and whoever puts another one there, or goes offline,
// cancels the one before. Cancelling is not enough, as a request may answer nevertheless. So the
// task asks whether it was cancelled before it shows anything. Both happen on the main actor, so
// nothing comes between the question and the showing.

/// Follows the path, and shows what is true.
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

  /// Follows the path until its stream ends.
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

  /// The courier wants to see the latest.
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

/// A board for one van.
@MainActor
func makeParcelBoard(
  depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void
) -> ParcelBoard {
  ParcelBoard(depot: depot, show: show)
}
