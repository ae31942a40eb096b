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
    Form(testDescription: "task, with a capture list", isSilent: false) { number, lines in
      .task { [n = number] in
        lines.record(n)
        return n
      }
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

  @Test("an effect begins while the main actor is busy")
  func whileBusy() {
    let begun = DispatchSemaphore(value: 0)
    let effects = RunningEffects<Int>()
    effects.start([.fireAndForget { begun.signal() }]) { _, _ in }
    // Nothing else runs on the main actor before this returns.
    #expect(begun.wait(timeout: .now() + 120) == .success)
  }
}
