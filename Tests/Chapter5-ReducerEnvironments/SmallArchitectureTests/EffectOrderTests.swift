import SmallArchitecture
import Dispatch
import TestSupport
import Testing

@Suite("Effects: when they begin")
@MainActor
struct EffectOrderTests {
  @Test(
    "consecutive actions' effects, several an action, begin and answer in order",
    arguments: [true, false])
  func order(isSilent: Bool) async {
    let reducer: Reducer<[Int], [Int], CallRecorder<Int>> = { answers, numbers, lines in
      if numbers.first == 0 { answers += numbers.dropFirst() }
      guard numbers.first != 0 else { return [] }
      return numbers.map { number in
        guard !isSilent else { return .fireAndForget { lines.record(number) } }
        // With a capture list, a closure leaves the actor that calls it.
        return .task { [number] in
          lines.record(number)
          return [0, number]
        }
      }
    }
    // A wrong order depends on chance. Without an order, it happened once in 2 to 80 rounds.
    for _ in 1...500 {
      let lines = CallRecorder<Int>()
      let store = Store(initialState: [], reducer: reducer, environment: lines)
      store.send([1, 2, 3])
      store.send([4])
      store.send([5])
      await store.settled()
      guard lines.calls == [1, 2, 3, 4, 5], store.state == (isSilent ? [] : lines.calls) else {
        Issue.record("The order was \(lines.calls), and the answers were \(store.state).")
        return
      }
    }
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

  @Test("an effect begins while the main actor is busy")
  func whileBusy() {
    let begun = DispatchSemaphore(value: 0)
    let effects = RunningEffects<Int>()
    effects.start([.fireAndForget { begun.signal() }]) { _, _ in }
    // Nothing else runs on the main actor before this returns.
    #expect(begun.wait(timeout: .now() + 120) == .success)
  }
}
