import SmallArchitecture
import Dispatch
import TestSupport
import Testing

@Suite("Effects: when they begin")
@MainActor
struct EffectOrderTests {
  private let lines = CallRecorder<Int>()

  /// A wrong order depends on chance. Without an order, it happened once in 2 to 80 rounds.
  private let rounds = 500

  /// An effect that reports its number to the environment, and may send it.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isSilent: Bool
    let effect: @Sendable (Int, CallRecorder<Int>) -> Effect<Int>
  }

  nonisolated static let forms = [
    Form(testDescription: "fireAndForget", isSilent: true) { number, lines in
      .fireAndForget { lines.record(number) }
    },
    Form(testDescription: "fireAndForget, with a function", isSilent: true) { number, lines in
      let log: @Sendable () -> Void = { lines.record(number) }
      return .fireAndForget(log)
    },
    Form(testDescription: "task", isSilent: false) { number, lines in
      .task {
        lines.record(number)
        return number
      }
    },
    Form(testDescription: "run, with a conditional and a name", isSilent: false) { number, lines in
      let effects: [Effect<Int>] =
        number > 0
        ? [
          .run { send in
            lines.record(number)
            await send(number)
          }
        ] : []
      return effects[0].cancellable(id: "\(number)")
    },
    Form(testDescription: "fireAndForget, with a capture list", isSilent: true) { number, lines in
      .fireAndForget { [number] in lines.record(number) }
    },
    Form(testDescription: "task, with a capture list", isSilent: false) { number, lines in
      .task { [n = number] in
        lines.record(n)
        return n
      }
    },
    Form(testDescription: "mapped", isSilent: false) { number, lines in
      Effect.task {
        lines.record(number)
        return "\(number)"
      }
      .map { Int($0) ?? 0 }.map { $0 }
    },
  ]

  @Test("those of consecutive actions begin in the actions' order", arguments: forms)
  func consecutiveActions(form: Form) async {
    await expectOrder(of: form) { store in for number in 1...5 { store.send([number]) } }
  }

  @Test("those of one action begin in order", arguments: forms)
  func oneAction(form: Form) async {
    await expectOrder(of: form) { $0.send([1, 2, 3, 4, 5]) }
  }

  /// Effects that don't suspend answer in the same order.
  private func expectOrder(
    of form: Form, _ use: (Store<[Int], [Int]>) -> Void
  ) async {
    let reducer: Reducer<[Int], [Int], CallRecorder<Int>> = { answers, numbers, lines in
      if numbers.first == 0 { answers += numbers.dropFirst() }
      return numbers.first == 0
        ? [] : numbers.map { number in form.effect(number, lines).map { [0, $0] } }
    }
    var (wrongBeginnings, wrongAnswers) = (0, 0)
    for _ in 1...rounds {
      let lines = CallRecorder<Int>()
      let store = Store(initialState: [], reducer: reducer, environment: lines)
      use(store)
      await store.settled()
      if lines.calls != [1, 2, 3, 4, 5] { wrongBeginnings += 1 }
      if store.state != (form.isSilent ? [] : [1, 2, 3, 4, 5]) { wrongAnswers += 1 }
    }
    #expect(wrongBeginnings == 0)
    #expect(wrongAnswers == 0)
  }

  @Test("an effect that suspends lets the next one begin, and may answer after it")
  func suspends() async {
    let gate = Gate()
    let reducer: Reducer<[Int], Int, Gate> = { answers, number, gate in
      if number > 0 { answers.append(number) }
      guard number == 0 else { return [] }
      return [
        .task {
          await gate.pass()
          return 1
        },
        .run { send in
          await send(2)
          gate.open()
        },
      ]
    }
    let store = Store(initialState: [], reducer: reducer, environment: gate)
    store.send(0)
    await store.settled()
    #expect(store.state == [2, 1])
  }

  @Test("a cancelled effect does not hold up those after it")
  func cancelled() async {
    let effects = RunningEffects<Int>()
    for round in 1...rounds {
      effects.start([.fireAndForget {}.cancellable(id: "a"), .task { 0 }]) { _, _ in }
      effects.start([.cancel(id: "a"), .task { round }]) { [lines] number, _ in
        lines.record(number)
      }
    }
    await effects.finished()
    #expect(lines.calls == Array(1...rounds))
  }

  @Suite("beside the main actor", .serialized)
  @MainActor
  struct BesideTheMainActor {
    private let effects = RunningEffects<Int>()

    @Test("an effect begins while the main actor is busy")
    func whileBusy() {
      let begun = DispatchSemaphore(value: 0)
      effects.start([.fireAndForget { begun.signal() }]) { _, _ in }
      #expect(waits(for: begun))
    }

    @Test("an effect that is cancelled while it waits for its turn does not begin")
    func cancelledWhileWaiting() async {
      let (calls, isCancelled) = (CallRecorder<String>(), DispatchSemaphore(value: 0))
      let block: @Sendable () -> Void = { isCancelled.wait() }
      effects.start(
        [
          .fireAndForget { block() },
          .fireAndForget { calls.record("cancelled") }.cancellable(id: "a"),
          .fireAndForget { calls.record("last") },
        ]
      ) { _, _ in }
      effects.start([.cancel(id: "a")]) { _, _ in }
      isCancelled.signal()
      await effects.finished()
      #expect(calls.calls == ["last"])
    }

    @Test("an effect that blocks its thread does not hold up the main actor")
    func blocks() async {
      let (begun, mainActorRan) = (CallRecorder<Void>(), DispatchSemaphore(value: 0))
      let unblocked = CallRecorder<Bool>()
      let block: @Sendable () -> Void = {
        begun.record(())
        // Other tests may keep the main actor busy for a long time.
        unblocked.record(mainActorRan.wait(timeout: .now() + 300) == .success)
      }
      effects.start([.fireAndForget { block() }]) { _, _ in }
      // Stays on the main actor: on a single processor, the effect blocks all other threads.
      while begun.count == 0 { await Task.yield() }
      mainActorRan.signal()
      await effects.finished()
      #expect(unblocked.calls == [true])
    }

    /// Nothing else runs on the main actor before this returns.
    private func waits(for semaphore: DispatchSemaphore) -> Bool {
      semaphore.wait(timeout: .now() + 120) == .success
    }
  }
}
