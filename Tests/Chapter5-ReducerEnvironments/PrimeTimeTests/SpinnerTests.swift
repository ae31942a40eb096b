import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Spinner")
struct SpinnerTests {
  let clock = TestClock()

  @Test("ticks as long as the work takes, and says how often and how long")
  func ticks() async {
    let spinner = Spinner(clock: clock, interval: .seconds(1))
    #expect(spinner.frame == nil)
    let spin = await spinner.spin {
      for _ in 1...3 {
        await clock.waitForSleepers(1)
        #expect(spinner.frame == "| 0 ticks")
        await clock.advance(by: .seconds(1))
      }
      await clock.waitForSleepers(1)
    }
    #expect(spinner.frame == nil)
    #expect(spin == .init(ticks: 3, time: .seconds(3), longestStop: .seconds(1)))
    let isOver = await eventually { [clock] in clock.sleeperCount == 0 }
    #expect(isOver, "A spinner that is not seen goes on ticking.")
  }

  @Test("work that keeps the main actor to itself leaves no time for a tick")
  func busy() async {
    let spinner = Spinner(clock: clock, interval: .zero)
    let spin = await spinner.spin { for _ in 1...1_000 { _ = await untouched() } }
    #expect(spin == .init(ticks: 0, time: .zero, longestStop: .zero))
  }

  func untouched() async -> Int { 17 }

  @Test("says the longest time without a tick", arguments: [[1, 5, 2], [1, 2, 5]])
  func stops(steps: [Int]) async {
    let spinner = Spinner(clock: clock, interval: .seconds(1))
    let spin = await spinner.spin {
      for step in steps {
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(step))
      }
    }
    #expect(spin?.time == .seconds(8))
    #expect(spin?.longestStop == .seconds(5))
  }
}
