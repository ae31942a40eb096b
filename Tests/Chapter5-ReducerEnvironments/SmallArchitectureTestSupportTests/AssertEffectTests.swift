import SmallArchitecture
import SmallArchitectureTestSupport
import TestSupport
import Testing

@Suite("assert: effects that are left over or missing")
@MainActor
struct AssertEffectTests {
  @Test("an effect that still runs at the end is named by its id, and cancelled")
  func running() async {
    let clock = TestClock()
    let cancelled = CallRecorder<Bool>()
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(find: {
          try? await clock.sleep(for: .seconds(1))
          cancelled.record(Task.isCancelled)
          return []
        }),
        patience: .milliseconds(20),
        steps: .send(.stopSearching),
        .send(.search) { $0.isSearching = true },
        .perform { await clock.waitForSleepers(1) })
    }
    #expect(
      seen == [
        Failure(
          line: 10,
          message: "An effect that this step began is still running at the end: \"search\".")
      ])
    await cancelled.waitForCalls(1)
    #expect(cancelled.calls == [true])
  }

  @Test("a fire-and-forget effect that no step expects fails at the step that began it")
  func unexpectedSilent() async {
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(),
        steps: .send(.save),
        .fireAndForget(),
        .send(.save))
    }
    let message = """
      An effect that this step began ended without sending an action. Add the step \
      .fireAndForget(), which expects that.
      """
    #expect(seen == [Failure(line: 6, message: message)])
  }

  @Test("an expected fire-and-forget effect that never began fails at the step that expects it")
  func missingSilent() async {
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(),
        steps: .send(.borrow("Emma")) {
          $0.count = 1
          $0.reader?.books = ["Emma"]
        },
        .fireAndForget())
    }
    let message =
      "Expected an effect to end without an action, but none has. No effect is running."
    #expect(seen == [Failure(line: 8, message: message)])
  }

  @Test("and one that doesn't end")
  func endlessSilent() async {
    let clock = TestClock()
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(clock: clock), patience: .milliseconds(20),
        steps: .send(.wait),
        .perform { await clock.waitForSleepers(2) },
        .fireAndForget())
    }
    let message = """
      Expected an effect to end without an action, but none has. \
      2 effects are running: "patience", one without an id.
      """
    #expect(seen == [Failure(line: 6, message: message)])
  }
}
