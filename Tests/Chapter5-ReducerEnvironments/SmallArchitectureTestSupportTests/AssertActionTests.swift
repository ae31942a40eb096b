import SmallArchitecture
import SmallArchitectureTestSupport
import TestSupport
import Testing

@Suite("assert: actions of effects")
@MainActor
struct AssertActionTests {
  @Test("an action that nobody receives fails before the user goes on, at the step that led to it")
  func unexpectedBeforeSend() async {
    let sent = CallRecorder<Void>()
    let laterSteps = CallRecorder<Void>()
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(afterSending: { sent.record(()) }),
        steps: .send(.search) { $0.isSearching = true },
        .perform { await sent.waitForCalls(1) },
        .send(.stopSearching) { $0.isSearching = false },
        .perform { laterSteps.record(()) })
    }
    #expect(
      seen == [
        Failure(
          line: 4,
          message: """
            No step receives what an effect of this step sent: .found(["Emma"]). Receive it before \
            the next .send, or let the effect wait.
            """)
      ])
    #expect(laterSteps.count == 1)
  }

  @Test("and at the end, where several are named together")
  func unexpectedAtEnd() async {
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(),
        steps: .send(.stopSearching),
        .send(.searchTwice))
    }
    #expect(
      seen == [
        Failure(
          line: 5,
          message: """
            No step receives what an effect of this step sent: .found(["Emma"]), .found(["Emma"]).
            """)
      ])
  }

  @Test("an action that cannot come any more is not waited for, and ends the script")
  func neverComes() async {
    let laterSteps = CallRecorder<Void>()
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(), patience: .seconds(3_600),
        steps: .send(.stopSearching),
        .receive(.found([])),
        .perform { laterSteps.record(()) })
    }
    #expect(
      seen == [
        Failure(
          line: 5,
          message: "Expected to receive .found([]), but nothing came. No effect is running.")
      ])
    #expect(laterSteps.count == 0)
  }

  @Test("an action that does not come in time fails, with the effects that were waited for")
  func doesNotComeInTime() async {
    let clock = TestClock()
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(find: {
          try? await clock.sleep(for: .seconds(1))
          return []
        }),
        patience: .milliseconds(20),
        steps: .send(.search) { $0.isSearching = true },
        .receive(.found([])) { $0.isSearching = false })
    }
    #expect(
      seen == [
        Failure(
          line: 9,
          message: """
            Expected to receive .found([]), but nothing came. One effect is running: "search".
            """)
      ])
    #expect(await eventually { clock.sleeperCount == 0 }, "the effect is cancelled")
  }

  @Test("the actions of one effect come in order, and a failure shows which came")
  func orderOfOne() async {
    let reducer: Reducer<Int, Int, Void> = { _, number, _ in
      guard number == 0 else { return [] }
      return [.run { send in for number in 1...2 { await send(number) } }]
    }
    let seen = await failures {
      await assert(
        initialState: 0, reducer: reducer, environment: (),
        steps: .send(0),
        .receive(2),
        .receive(1))
    }
    #expect(seen == [Failure(line: 4, message: "Expected to receive 2, but 1 came.")])
  }
}
