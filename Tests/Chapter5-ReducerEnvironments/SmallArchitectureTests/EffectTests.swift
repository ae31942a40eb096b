import SmallArchitecture
import TestSupport
import Testing

@Suite("Effect")
@MainActor
struct EffectTests {
  private let effects = RunningEffects<Int>()
  private let sent = CallRecorder<Int>()

  @Test("a value does nothing until it is run")
  func nothingRuns() async {
    let begun = CallRecorder<Void>()
    _ = [
      Effect<Int>.run { _ in begun.record(()) },
      .task {
        begun.record(())
        return 1
      },
      .fireAndForget { begun.record(()) },
    ]
    .map { $0.map { $0 + 1 }.cancellable(id: "some") }
    for _ in 0..<100 { await Task.yield() }
    #expect(begun.count == 0)
  }

  @Test("map changes every action, and leaves the name and the manner as they are")
  func map() async {
    let clock = TestClock()
    let work = Effect<String>.run { send in
      await send("one")
      await send("three")
      try? await clock.sleep(for: .seconds(1))
      await send("never")
    }
    start(work.cancellable(id: "a", cancelInFlight: true).map(\.count))
    await clock.waitForSleepers(1)
    #expect(sent.calls == [3, 5])
    start(Effect.task { "four" }.cancellable(id: "a", cancelInFlight: true).map(\.count))
    await effects.finished()
    start(Effect<String>.fireAndForget { sent.record(0) }.map(\.count))
    await effects.finished()
    #expect(sent.calls == [3, 5, 4, 0])
  }

  @Test("a cancellation, mapped or not, reaches those with the id and no others")
  func cancelByID() async {
    let gate = Gate()
    for (number, id) in ["a", "a", "b", nil].enumerated() {
      let effect = Effect.run { send in
        await gate.pass()
        await send(number)
      }
      start(id.map { effect.cancellable(id: $0) } ?? effect)
    }
    start(Effect<String>.cancel(id: "a").map(\.count))
    gate.open()
    await effects.finished()
    #expect(sent.calls.sorted() == [2, 3])
  }

  @Test("what a cancelled effect sends does not arrive, even if it does not notice")
  func cancelledIsSilent() async {
    let (gate, ended) = (Gate(), CallRecorder<Bool>())
    start(
      Effect.run { send in
        await send(1)
        await gate.pass()
        await send(2)
        ended.record(Task.isCancelled)
      }
      .cancellable(id: "stubborn"))
    await sent.waitForCalls(1)
    start(.cancel(id: "stubborn"))
    #expect(effects.entries.count == 1, "it still runs, so nobody may think that it is done")
    gate.open()
    await effects.finished()
    #expect(ended.calls == [true])
    #expect(sent.calls == [1])
  }

  @Test("an effect that is cancelled before its first turn does not begin")
  func cancelledAtOnce() async {
    start(Effect.task { 1 }.cancellable(id: "a"), .cancel(id: "a"))
    start(.cancel(id: "b"), Effect.task { 2 }.cancellable(id: "b"))
    await effects.finished()
    #expect(sent.calls == [2])
  }

  private func start(_ several: Effect<Int>...) {
    effects.start(several) { [sent] action, _ in sent.record(action) }
  }
}
