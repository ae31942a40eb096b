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

/// Follows the path, and shows what is true.
///
/// You are done when this holds:
/// - Offline: `.offline` is shown, and the request on its way is cancelled.
/// - Online, for the first time or after offline: `.loading` is shown, and one request is sent.
///   Online after online is nothing new.
/// - `refresh()` while the van is online: the request on its way is cancelled, `.loading` is shown,
///   and another one is sent at once. While it is offline, or nothing is known of the path yet,
///   nothing happens.
/// - The newest request answers, or fails: `.parcels` with the answer is shown, or `.failed`. What
///   comes of a request that was cancelled, in whatever way and however late, is never shown.
@MainActor
final class ParcelBoard {
  private let depot: ParcelDepot
  private let show: @Sendable (ParcelScreen) -> Void

  init(depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void) {
    self.depot = depot
    self.show = show
  }

  /// Follows the path until its stream ends. It is called once. What becomes of a request that
  /// is on its way then does not matter.
  func run() async {
    // TODO: 3.8
    for await path in depot.paths() where path == .online {
      await refresh()
    }
  }

  /// The courier wants to see the latest. It may return before the answer is there.
  func refresh() async {
    // TODO: 3.8
    show(.loading)
    do {
      show(.parcels(try await depot.fetch()))
    } catch {
      show(.failed)
    }
  }
}

/// A board for one van. It calls `show` with what is to be seen from now on. Showing the same
/// again does no harm. The tests call this function, then `run()` and `refresh()`.
@MainActor
func makeParcelBoard(
  depot: ParcelDepot, show: @escaping @Sendable (ParcelScreen) -> Void
) -> ParcelBoard {
  ParcelBoard(depot: depot, show: show)
}
