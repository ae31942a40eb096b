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
  func ask(_ square: String) async -> Crowd<String> {
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
    await eventually(patience: .seconds(1)) {
      clock.sleeps.count > before || caller.answers.count == 1
    }
    return caller
  }

  /// Asks, lets the pause go by, and gives back the answer.
  func show(_ square: String) async -> String {
    let caller = await ask(square)
    await clock.advance(by: pause)
    return await caller.heard()
  }
}

extension Crowd<String> {
  /// The answer of the only caller, who does not wait for it for ever.
  func heard() async -> String {
    await eventually(patience: .seconds(1)) { answers.count == 1 }
    defer { giveUp() }
    return answers.calls.first ?? "no answer"
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

  func advance(by duration: Duration) async {
    await clock.advance(by: duration)
  }
}
