import MapDomain
import Synchronization
import TestSupport
import VisitStore

@testable import Chapter6Exercises

/// The server at the bottom of the stack. Each region has two shops, named after it.
struct MarkerServer: ShopMarkers {
  let asked = CallRecorder<String>()
  /// How many requests fail before there is an answer.
  var failures = 0
  /// Where a request waits before it is answered.
  var gate: Gate?

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    let name = Quarter.allCases.first { $0.region == region }.map { "\($0)" } ?? "elsewhere"
    asked.record(name)
    let turn = asked.count
    await gate?.pass()
    try Task.checkCancellation()
    if turn <= failures { throw ServerClosed() }
    return ["East", "West"].map { side in
      ShopMarker(id: "\(name) \(side)", name: side, position: region.centre, rating: nil)
    }
  }

  struct ServerClosed: Error {}
}

/// Where the map may look.
enum Quarter: CaseIterable {
  case harbour, lake, town

  var region: MapRegion {
    switch self {
    case .harbour: .copenhagen
    case .lake: .copenhagen.moved(.west)
    case .town: .copenhagen.moved(.north)
    }
  }
}

/// A map over a stack of the learner's.
struct MarkerMap: Sendable {
  let server: MarkerServer
  let store = PatientVisitStore()
  let clock: SleepRecordingClock
  let pause: Duration
  private let stack: any ShopMarkers

  init(
    server: MarkerServer = MarkerServer(), pause: Duration = .milliseconds(300),
    clock: SleepRecordingClock = SleepRecordingClock()
  ) {
    (self.server, self.pause, self.clock) = (server, pause, clock)
    stack = makeMarkerStack(
      source: server, store: store, account: "Ada", pause: pause, clock: clock)
  }

  /// Asks, and comes back when the request waits, or has its answer without having waited.
  func ask(_ quarter: Quarter) async -> MarkerQuestion {
    let before = clock.sleeps.count
    let caller = Crowd(of: 1) { [stack] in await stack.told(quarter) }
    await eventually { clock.sleeps.count > before || caller.answers.count == 1 }
    return MarkerQuestion(caller: caller)
  }

  /// Asks, lets the pause go by, and gives back the answer.
  func show(_ quarter: Quarter) async -> String {
    let request = await ask(quarter)
    await clock.advance(by: pause)
    return await request.heard()
  }
}

extension ShopMarkers {
  /// The ratings of the shops, or the error instead.
  func told(_ quarter: Quarter) async -> String {
    do {
      let shops = try await markers(in: quarter.region)
      let ratings = shops.map { "\($0.id) \($0.rating.map { "\($0.rawValue)" } ?? "-")" }
      return ratings.isEmpty ? "nothing" : ratings.joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }
}

/// A store that answers even if the one who asks is cancelled. So nothing but the debounce can hold
/// such a request back.
final class PatientVisitStore: VisitStoring {
  private let visits = Mutex<[Visit.ID: Visit]>([:])

  func visits(of account: String) -> [Visit] {
    visits.withLock { $0.values.filter { $0.id.account == account } }.latestFirst()
  }

  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) throws {
    try visits.withLock { try change(&$0[id]) }
  }

  func changes() -> AsyncStream<VisitChange> { AsyncStream { $0.finish() } }
}

/// A request that is under way, or has its answer.
struct MarkerQuestion: Sendable {
  let caller: Crowd<String>

  /// The answer, if there is one in time.
  func heard() async -> String {
    await eventually { caller.answers.count == 1 }
    defer { caller.giveUp() }
    return caller.answers.calls.first ?? "no answer"
  }

  /// Cancels the request, and gives it turns to notice.
  func giveUp() async {
    caller.giveUp()
    for _ in 0..<1_000 where caller.answers.count == 0 { await Task.yield() }
  }
}

/// A clock that the test moves by hand, and that notes each sleep before it begins.
struct SleepRecordingClock: Clock {
  /// The moments at which a sleep should end.
  let sleeps = CallRecorder<TestClock.Instant>()
  private let clock = TestClock()

  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    sleeps.record(deadline)
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Moves on, and stops wherever a sleep ends, since another may begin there.
  func advance(by duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    while let stop = sleeps.calls.filter({ $0 > clock.now && $0 < end }).min() {
      let before = sleeps.count
      await clock.advance(by: clock.now.duration(to: stop))
      for _ in 0..<1_000 where sleeps.count == before { await Task.yield() }
    }
    await clock.advance(by: clock.now.duration(to: end))
  }
}

/// A clock by which the first sleep is over, and not cut short, just as the second one begins. The
/// others wait until the test lets them go.
struct CrossingClock: Clock {
  let sleeps = CallRecorder<String>()
  let others = Gate()
  private let second = Gate()
  private let clock = TestClock()

  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    sleeps.record("sleep")
    if sleeps.count == 1 {
      await second.pass()
    } else {
      second.open()
      await others.pass()
    }
  }
}
