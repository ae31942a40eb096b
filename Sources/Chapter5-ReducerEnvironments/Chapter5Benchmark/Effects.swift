import SmallArchitecture
import Synchronization

/// The seconds from one answer to the next in a chain of this many effects, each started by the
/// answer of the previous one.
@MainActor
func secondsOfAnswer(chain count: Int) async -> Double {
  let reducer: Reducer<Int, Int, Void> = { last, number, _ in
    last = number
    return number < count ? [.task { number + 1 }] : []
  }
  let store = Store(initialState: 0, reducer: reducer, environment: ())
  let start = ContinuousClock.now
  store.send(1)
  await store.state { $0 == count }
  await store.settled()
  return (ContinuousClock.now - start) / .seconds(1) / Double(count)
}

/// The seconds per effect if this many effects are started without a pause.
@MainActor
func secondsOfEffect(atOnce count: Int) async -> Double {
  let counter = Counter()
  let reducer: Reducer<Int, Int, Void> = { _, _, _ in [.fireAndForget { counter.increment() }] }
  let store = Store(initialState: 0, reducer: reducer, environment: ())
  let start = ContinuousClock.now
  for number in 1...count { store.send(number) }
  await store.settled()
  precondition(counter.value == count, "An effect was lost.")
  return (ContinuousClock.now - start) / .seconds(1) / Double(count)
}

/// The seconds between sending an action and the start of its effect, while the main actor is busy
/// for this long.
@MainActor
func secondsToBeginning(busyFor time: Duration) async -> Double {
  let beginning = Mutex<ContinuousClock.Instant?>(nil)
  let reducer: Reducer<Int, Int, Void> = { _, _, _ in
    [.fireAndForget { beginning.withLock { $0 = .now } }]
  }
  let store = Store(initialState: 0, reducer: reducer, environment: ())
  let start = ContinuousClock.now
  store.send(1)
  while ContinuousClock.now < start + time {}
  await store.settled()
  return ((beginning.withLock { $0 } ?? start) - start) / .seconds(1)
}

/// How many of this many stores run the effects of five actions, sent without a pause, in a
/// different order than the actions.
@MainActor
func storesOutOfOrder(of count: Int) async -> Int {
  var wrong = 0
  for _ in 1...count {
    let lines = Mutex<[Int]>([])
    let reducer: Reducer<Int, Int, Void> = { _, number, _ in
      [.fireAndForget { lines.withLock { $0.append(number) } }]
    }
    let store = Store(initialState: 0, reducer: reducer, environment: ())
    for number in 1...5 { store.send(number) }
    await store.settled()
    if lines.withLock({ $0 }) != [1, 2, 3, 4, 5] { wrong += 1 }
  }
  return wrong
}
