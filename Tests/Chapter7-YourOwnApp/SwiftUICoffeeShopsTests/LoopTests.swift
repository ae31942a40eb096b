import TestSupport
import Testing

@testable import SwiftUICoffeeShops

@Suite("A loop")
@MainActor
struct LoopTests {
  @Test("has stopped when its last pass is over")
  func loop() async {
    let (passing, gate) = (Gate(), Gate())
    var passes = 0
    let loop = Loop(every: .seconds(60), clock: ImmediateClock()) {
      passing.open()
      await gate.pass()
      passes += 1
    }
    await loop.stop()
    loop.start()
    await passing.pass()
    let stopping = Task {
      await loop.stop()
      return passes
    }
    gate.open()
    #expect(await stopping.value == passes)
    #expect(passes > 0)
  }

  @Test("waits before its next pass, and stopping it ends the wait")
  func pause() async {
    let (clock, passes) = (TestClock(), CallRecorder<TestClock.Instant>())
    let loop = Loop(every: .seconds(60), clock: clock) {
      passes.record(clock.now)
      await Task.yield()
    }
    loop.start()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(60))
    await clock.waitForSleepers(1)
    await loop.stop()
    #expect(clock.sleeperCount == 0)
    #expect(passes.calls == [.init(.zero), .init(.seconds(60))])
  }
}
