// Correct: a struct with an actor for the turns; a request races its pause against a stream that the next one finishes

/// Asks other markers only when the map has stood still for a while.
///
/// A request waits for `pause` on `clock` before it is passed on. It ends with one of two errors, at
/// once or at the end of its pause:
/// - `MapMovedOn`, if another request, for any region, comes while it waits;
/// - `CancellationError`, if its own task is cancelled while it waits.
///
/// If both happen, either will do. The Book's `DebouncingShopMarkers` knows only the second.
struct SettledShopMarkers: ShopMarkers {
  let markers: any ShopMarkers
  let pause: Duration
  let clock: any Clock<Duration>
  private let turns = Turns()

  init(over markers: any ShopMarkers, pause: Duration, clock: any Clock<Duration>) {
    self.markers = markers
    self.pause = pause
    self.clock = clock
  }

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    let turn = await turns.next()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await clock.sleep(for: pause) }
      group.addTask {
        for await _ in turn.overtaking {}
        try Task.checkCancellation()
        throw MapMovedOn()
      }
      defer { group.cancelAll() }
      try await group.next()
    }
    guard await turns.isLast(turn) else { throw MapMovedOn() }
    try Task.checkCancellation()
    return try await markers.markers(in: region)
  }

  /// One request's turn. The stream ends when another request overtakes it.
  private struct Turn: Sendable {
    let number: Int
    let overtaking: AsyncStream<Never>
  }

  private actor Turns {
    private var number = 0
    private var overtake: AsyncStream<Never>.Continuation?

    func next() -> Turn {
      overtake?.finish()
      let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
      overtake = continuation
      number += 1
      return Turn(number: number, overtaking: stream)
    }

    func isLast(_ turn: Turn) -> Bool { turn.number == number }
  }
}

/// The stack of one map, on top of `source`. The tests call this, and then ask what comes back.
///
/// - Parameters:
///   - source: knows the shops, which never change.
///   - store: has the ratings of `account`, which may change.
///   - pause: how long the map must stand still.
///   - clock: the clock to wait on, and the only one. The tests move it by hand.
func makeMarkerStack(
  source: any ShopMarkers, store: any VisitStoring, account: String, pause: Duration,
  clock: any Clock<Duration>
) -> any ShopMarkers {
  var stack: any ShopMarkers = RememberedShopMarkers(over: source)
  stack = PersistenceAnnotatingShopMarkers(over: stack, store: store, account: account)
  stack = SettledShopMarkers(over: stack, pause: pause, clock: clock)
  return stack
}
