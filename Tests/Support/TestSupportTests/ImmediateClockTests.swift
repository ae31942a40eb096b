import TestSupport
import Testing

@Suite("Immediate clock")
struct ImmediateClockTests {
  let clock = ImmediateClock()

  @Test("sleeps end at once, are noted, and move the clock")
  func sleeps() async throws {
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(for: .milliseconds(250))
    #expect(clock.sleeps == [.seconds(5), .milliseconds(250)])
    #expect(clock.now.sinceStart == .milliseconds(5_250))
  }

  @Test("a cancelled task doesn't sleep")
  func cancelled() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(5))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeps == [])
  }
}
