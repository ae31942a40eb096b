import TestSupport
import Testing

@Suite("Test clock")
struct TestClockTests {
  let clock = TestClock()

  @Test("stands still on its own")
  func standsStill() async {
    #expect(clock.now == TestClock.Instant(.zero))
    await clock.advance(by: .seconds(2))
    #expect(clock.now == TestClock.Instant(.seconds(2)))
    await clock.advance(by: .seconds(-1))
    #expect(clock.now == TestClock.Instant(.seconds(2)), "It never goes back.")
  }

  @Test("a sleeper sleeps until its deadline and no longer")
  func wakesAtDeadline() async throws {
    let task = Task { try await clock.sleep(for: .seconds(3)) }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(2.5))
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(0.5))
    #expect(clock.sleeperCount == 0)
    try await task.value
  }

  @Test("sleepers wake in the order of their deadlines, not of their sleeps")
  func wakesInOrder() async throws {
    let tasks = [3, 1, 2].map { seconds in
      Task { try await clock.sleep(until: TestClock.Instant(.seconds(seconds))) }
    }
    await clock.waitForSleepers(3)
    await clock.advance(by: .seconds(10))
    #expect(clock.wakeUps == [1, 2, 3].map { TestClock.Instant(.seconds($0)) })
    for task in tasks { try await task.value }
  }

  @Test("only those sleepers wake whose deadline is reached")
  func advancesInSteps() async throws {
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    let second = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleepers(2)

    await clock.advance(by: .seconds(1))
    try await first.value
    #expect(clock.sleeperCount == 1)

    await clock.advance(by: .seconds(1))
    try await second.value
    #expect(clock.sleeperCount == 0)
  }

  @Test("two sleepers with one deadline both wake")
  func oneDeadline() async throws {
    let deadline = TestClock.Instant(.seconds(1))
    let tasks = (1...2).map { _ in Task { try await clock.sleep(until: deadline) } }
    await clock.waitForSleepers(2)
    await clock.advance(by: .seconds(1))
    #expect(clock.wakeUps == [deadline, deadline])
    for task in tasks { try await task.value }
  }

  @Test("a loop ticks once for each step", arguments: [1, 5])
  func ticks(secondsInOneStep: Int) async {
    let ticks = CallRecorder<TestClock.Instant>()
    let loop = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        ticks.record(clock.now)
      }
    }
    for _ in 1...3 {
      await clock.waitForSleepers(1)
      await clock.advance(by: .seconds(secondsInOneStep))
    }
    await clock.waitForSleepers(1)
    #expect(
      ticks.calls == (1...3).map { TestClock.Instant(.seconds($0 * secondsInOneStep)) })
    loop.cancel()
    _ = await loop.result
  }

  @Test("a deadline that is past or present returns at once", arguments: [4, 5])
  func pastDeadline(seconds: Int) async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: TestClock.Instant(.seconds(seconds)))
    #expect(clock.wakeUps.isEmpty, "It never slept, so nothing woke it.")
  }

  @Test("a cancelled sleep throws at once")
  func cancellation() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    await clock.advance(by: .seconds(1))
    #expect(clock.wakeUps.isEmpty)
  }

  @Test("a sleep in a task that is cancelled already throws at once", arguments: [0, 1])
  func cancelledBefore(seconds: Int) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(seconds))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test("cancellation and wake-up may meet, and each sleep ends once")
  func cancellationRace() async {
    for _ in 1...200 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      await clock.waitForSleepers(1)
      async let advanced: Void = clock.advance(by: .seconds(1))
      task.cancel()
      await advanced
      _ = await task.result
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test("several tests' worth of watchers are told, each at its own count")
  func watchers() async throws {
    let told = CallRecorder<Int>()
    let watchers = [1, 2].map { count in
      Task {
        await clock.waitForSleepers(count)
        told.record(count)
      }
    }
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    await watchers[0].value
    #expect(told.calls == [1])
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    await watchers[1].value
    #expect(told.calls == [1, 2])
    await clock.advance(by: .seconds(1))
    try await first.value
    try await second.value
  }
}
