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
    await spinner.spin {
      for _ in 1...3 {
        await clock.waitForSleepers(1)
        #expect(spinner.frame == "|")
        await clock.advance(by: .seconds(1))
      }
      await clock.waitForSleepers(1)
    }
    #expect(spinner.frame == nil)
    #expect(spinner.last == .init(ticks: 3, time: .seconds(3)))
    let isOver = await eventually { [clock] in clock.sleeperCount == 0 }
    #expect(isOver, "A spinner that is not seen goes on ticking.")
  }

  @Test("work that keeps the main actor to itself leaves no time for a tick")
  func busy() async {
    let spinner = Spinner(clock: clock, interval: .zero)
    await spinner.spin { for _ in 1...1_000 { _ = await untouched() } }
    #expect(spinner.last == .init(ticks: 0, time: .zero))
  }

  func untouched() async -> Int { 17 }

  @Test("turns once, however much it is that is awaited")
  func twice() async {
    let spinner = Spinner(clock: clock, interval: .seconds(1))
    await spinner.spin {
      await clock.waitForSleepers(1)
      await spinner.spin { await Task.yield() }
      #expect(clock.sleeperCount == 1)
      #expect(spinner.frame == "|")
    }
    #expect(spinner.frame == nil)
  }

  @Test("shows another frame after a while")
  func frames() async {
    let spinner = Spinner(clock: clock, interval: .seconds(1))
    await spinner.spin {
      for _ in 1...80 {
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
      }
      await clock.waitForSleepers(1)
      #expect(spinner.frame == "/")
    }
  }
}
