import TestSupport

@testable import Chapter6Exercises

/// The service at the bottom of the stack. Each square has two hides, named after it.
struct BirdSociety: HideService {
  let asked = CallRecorder<String>()
  /// How many questions fail before there is an answer.
  var failures = 0
  /// Where a question waits before it is answered.
  var gate: Gate?

  func hides(in square: String) async throws -> [BirdHide] {
    asked.record(square)
    let turn = asked.count
    await gate?.pass()
    try Task.checkCancellation()
    if turn <= failures { throw SocietyClosed() }
    return [BirdHide(name: "\(square) East"), BirdHide(name: "\(square) West")]
  }

  struct SocietyClosed: Error {}
}

/// A map over a stack of the learner's.
struct HideMap: Sendable {
  let society: BirdSociety
  let notebook = BirdNotebook()
  let clock: SleepRecordingClock
  let pause: Duration
  private let service: any HideService

  init(
    society: BirdSociety = BirdSociety(), pause: Duration = .milliseconds(300),
    clock: SleepRecordingClock = SleepRecordingClock()
  ) {
    (self.society, self.pause, self.clock) = (society, pause, clock)
    service = makeHideService(source: society, notebook: notebook, pause: pause, clock: clock)
  }

  /// Asks, and comes back when the question waits, or has its answer without having waited.
  func ask(_ square: String) async -> HideQuestion {
    let before = clock.sleeps.count
    let caller = Crowd(of: 1) { [service] in
      do {
        let hides = try await service.hides(in: square)
        return hides.isEmpty
          ? "nothing" : hides.map { "\($0.name) \($0.birds)" }.joined(separator: ", ")
      } catch {
        return "\(error)"
      }
    }
    await eventually { clock.sleeps.count > before || caller.answers.count == 1 }
    return HideQuestion(caller: caller, clock: clock)
  }

  /// Asks, lets the pause go by, and gives back the answer.
  func show(_ square: String) async -> String {
    let question = await ask(square)
    await clock.advance(by: pause)
    return await question.heard()
  }
}

/// A question that is under way, or has its answer.
struct HideQuestion: Sendable {
  let caller: Crowd<String>
  let clock: SleepRecordingClock

  /// The answer, if there is one in time.
  func heard() async -> String {
    await eventually { caller.answers.count == 1 }
    defer { caller.giveUp() }
    return caller.answers.calls.first ?? "no answer"
  }

  /// Cancels the question, and gives it turns to notice.
  func giveUp() async {
    caller.giveUp()
    for _ in 0..<1_000 where caller.answers.count == 0 { await Task.yield() }
  }
}

/// A clock that the test moves by hand, and that notes each sleep before it begins.
struct SleepRecordingClock: Clock {
  /// The moments until which somebody wanted to sleep.
  let sleeps = CallRecorder<TestClock.Instant>()
  private let clock = TestClock()

  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    sleeps.record(deadline)
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Moves on, with a stop wherever somebody wakes, who may want to sleep again from there.
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
