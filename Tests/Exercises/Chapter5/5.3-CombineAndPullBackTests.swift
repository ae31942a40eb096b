import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.3"))
struct Exercise5_3 {
  @Test("combined: each reducer is called once, in order, and sees what the one before it changed")
  func combinesInOrder() {
    let calls = CallRecorder<String>()
    let reducer = KitchenReducer<Int, String, Int>.combined([
      counting("adds", on: calls) { $0 + 3 },
      counting("doubles", on: calls) { $0 * 2 },
      counting("takes one", on: calls) { $0 - 1 },
    ])
    var number = 5
    _ = reducer.reduce(&number, "go", 60)
    #expect(
      calls.calls == ["adds: go, 60", "doubles: go, 60", "takes one: go, 60"],
      """
      Three reducers were combined, in the order adds, doubles, takes one, and called with the \
      action "go" and the environment 60. Each should be called once with just these, in this \
      order, whether or not the ones before return effects. The calls were \(calls.calls).
      """)
    #expect(
      number == 15,
      """
      The state is 5. The first reducer adds 3, the second doubles, the third takes 1 away: that \
      makes 15. The state is \(number). Each should work on the state itself, not on a copy of its \
      own, and find it as the one before has left it.
      """)
  }

  @Test(
    "combined: the effects of all reducers come back, in the same order",
    arguments: [[2, 0, 1, 3], [0, 1], [0, 0], []])
  func combinesEffects(counts: [Int]) async {
    let reducer = KitchenReducer<Int, String, Int>.combined(
      counts.enumerated().map { index, count in
        KitchenReducer { _, _, _ in
          (0..<count).map { number in
            KitchenEffect { ["\(index + 1)\("abc".dropFirst(number).prefix(1))"] }
          }
        }
      })
    var state = 0
    var sent: [[String]] = []
    for effect in reducer.reduce(&state, "go", 60) { sent.append(await effect.run()) }
    let expected = counts.enumerated().flatMap { index, count in
      "abc".prefix(count).map { ["\(index + 1)\($0)"] }
    }
    #expect(
      sent == expected,
      """
      \(counts.count) reducers were combined. Their numbers of effects are \(counts). The effects of \
      all of them should be returned, those of the first reducer first, and send \(expected). The \
      effects that were returned send \(sent).
      """)
  }

  @Test("pulled back: a part's action reaches the part, with its own state and environment")
  func pullsBackTheState() {
    let calls = CallRecorder<String>()
    let reducer = stove(calls).pulledBack(
      state: \Kitchen.left, action: .left, environment: \KitchenEnvironment.gas)
    var kitchen = Kitchen()
    for (heat, gas) in [(3, 10), (2, 20)] {
      _ = reducer.reduce(&kitchen, .left(.turn(heat)), KitchenEnvironment(gas: gas))
    }
    #expect(
      calls.calls == ["turn 3, gas 10", "turn 2, gas 20"],
      """
      The reducer of a stove was pulled back to the left stove of a kitchen. It got left(turn(3)) \
      with gas 10, and then left(turn(2)) with gas 20. It should be called with its part of the \
      action and the environment of each call: "turn 3, gas 10", then "turn 2, gas 20". \
      It was called with \(calls.calls).
      """)
    #expect(
      kitchen == Kitchen(left: 5),
      """
      The left stove was turned up by 3 and then by 2. It should be at 5, and the rest of the \
      kitchen as it was. The kitchen is \(plain(kitchen)). Changing a copy of the part has no \
      effect unless the copy is written back.
      """)
  }

  @Test(
    "pulled back: each effect is wrapped in an effect of the whole, and runs only when that one runs"
  )
  func pullsBackTheEffects() async {
    let done = CallRecorder<String>()
    let effects = effectsOfTheRightStove(done)
    await aMoment { done.count > 0 }
    #expect(
      done.count == 0,
      """
      The reducer of a stove returned effects, and the pulled back ones weren't run yet. But these \
      effects of the stove have run: \(done.calls). An effect of the whole should run the part's effect \
      when it is run itself.
      """)
    #expect(
      effects.count == 3,
      """
      The reducer of a stove returned 3 effects. There should be one effect of the whole for each of \
      them. The pulled back one returned \(effects.count).
      """)
    let before = done.count
    for effect in effects { _ = await effect.run() }
    let runs = Array(done.calls.dropFirst(before))
    #expect(
      runs == ["spark", "fan", "check"] || before > 0 || effects.count != 3,
      """
      The three effects of the whole were run, each once. So the stove's effects should run once \
      each: ["spark", "fan", "check"]. These ran: \(runs).
      """)
  }

  @Test("pulled back: all actions of an effect become actions of the whole, in order")
  func pullsBackTheActions() async {
    let effects = effectsOfTheRightStove(CallRecorder())
    for _ in 1...2 {
      var sent: [[String]] = []
      for effect in effects { sent.append(await effect.run().map(plain)) }
      let expected = [["right(turn(1))", "right(turn(2))"], [], ["right(light)"]]
      let isInDisorder = sent.map { $0.sorted() } == expected.map { $0.sorted() }
      let mistake =
        isInDisorder
        ? " Embed one after another: tasks that run at the same time end in any order." : ""
      #expect(
        sent == expected,
        """
        A stove has three effects. The first sends turn(1) and turn(2), the second nothing, the \
        third light. Pulled back to the right stove they should send \(expected), as often as they \
        are run. They send \(sent). Embed each action, and keep the order.\(mistake)
        """)
      guard sent == expected else { return }
    }
    let turns = (1...500).map { StoveAction.turn($0 * 7 % 501) }
    let busy = KitchenReducer<Int, StoveAction, Int> { _, _, _ in [KitchenEffect { turns }] }
      .pulledBack(state: \Kitchen.right, action: .right, environment: \KitchenEnvironment.gas)
    var kitchen = Kitchen()
    let effect = busy.reduce(&kitchen, .right(.light), KitchenEnvironment(gas: 10)).first
    let (sent, expected) = (await effect?.run() ?? [], turns.map(KitchenAction.right))
    let first = zip(sent, expected).prefix { $0 == $1 }.count
    let isRight = sent == expected
    #expect(
      isRight,
      """
      A stove's effect sends 500 actions. Pulled back, it should send them all, in order. It \
      sends \(sent.count), of which the first \(first) are right. Embed one after another: tasks \
      that run at the same time end in any order.
      """)
  }

  @Test(
    "pulled back: an action of another part calls neither reducer nor `environment`, and has no effects"
  )
  func ignoresForeignActions() async {
    let calls = CallRecorder<String>()
    let reducer = stove(calls).pulledBack(
      state: \Kitchen.left, action: .left,
      environment: { (kitchen: KitchenEnvironment) in
        calls.record("environment")
        return kitchen.gas
      })
    let before = Kitchen(left: 1, right: 2)
    var kitchen = before
    var sent: [[String]] = []
    for action in [KitchenAction.right(.turn(4)), .right(.light), .lightsOff] {
      for effect in reducer.reduce(&kitchen, action, KitchenEnvironment(gas: 10)) {
        sent.append(await effect.run().map(plain))
      }
    }
    let stoveCall = calls.calls.first { $0 != "environment" }
    let mistakes = [
      stoveCall.map { "The stove's reducer was called all the same, with \"\($0)\". " },
      stoveCall == nil && calls.count > 0
        ? "The stove's reducer wasn't called, but `environment` was. " : nil,
      kitchen != before
        ? "The kitchen was \(plain(before)), and is \(plain(kitchen)). " : nil,
    ].compactMap(\.self)
    let isLeftAlone = mistakes.isEmpty
    #expect(
      isLeftAlone,
      """
      The reducer of a stove was pulled back to the left stove, and got right(turn(4)), \
      right(light) and lightsOff. None of these is for it. \(mistakes.joined())\
      Whether an action is the part's is for `extract` to say, before anything else is asked: \
      another part may have actions of the same type.
      """)
    #expect(
      sent.isEmpty,
      """
      The reducer of a stove was pulled back to the left stove, and got three actions for others. \
      There should be no effects, not even one that passes the action on: all reducers get the \
      action anyway. There are \(sent.count), and they send \(sent).
      """)
  }

  @Test("both together: a kitchen with two stoves and a reducer of its own works")
  func works() async {
    let calls = CallRecorder<String>()
    let kitchenReducer = KitchenReducer<Kitchen, KitchenAction, KitchenEnvironment>.combined([
      stove(calls).pulledBack(state: \.left, action: .left, environment: \.gas),
      stove(calls).pulledBack(state: \.right, action: .right, environment: \.reserve),
      KitchenReducer { kitchen, _, _ in
        kitchen.log.append(kitchen.left + kitchen.right)
        return []
      },
    ])
    let house = kitchenReducer.pulledBack(
      state: \House.kitchen, action: .kitchen, environment: { KitchenEnvironment(gas: $0) })
    var home = House()
    var sent: [String] = []
    for action in [HouseAction.kitchen(.left(.turn(3))), .doorbell, .kitchen(.right(.light))] {
      for effect in house.reduce(&home, action, 10) { sent += await effect.run().map(plain) }
    }
    #expect(
      home == House(kitchen: Kitchen(left: 3, log: [3, 3])),
      """
      Two stoves were pulled back to a kitchen, combined with a reducer that notes the sum of \
      both, and the whole was pulled back to a house. Then the left stove is turned to 3, the \
      doorbell rings, and the right stove is lit. The sum should be noted twice, as 3. The house \
      is \(plain(home)).
      """)
    #expect(
      calls.calls == ["turn 3, gas 10", "light, gas 11"],
      """
      In a house with a kitchen the left stove is turned to 3, with gas 10, and the right stove is \
      lit, with the reserve, 11. The stoves should be called with "turn 3, gas 10" and "light, gas \
      11". They were called with \(calls.calls).
      """)
    #expect(
      sent == ["turn(1)", "turn(2)", "light"].map { "kitchen(right(\($0)))" },
      """
      In a house with a kitchen the right stove is lit. Its effects should send turn(1), turn(2) \
      and light, as actions of the house. They send \(sent).
      """)
    guard calls.count == 2 else { return }
    demonstrate(
      """
      A house has a kitchen with two stoves, put together by your functions:
      > turn the left stove to 3   its reducer gets: \(calls.calls[0])
      > light the right stove      its reducer gets: \(calls.calls[1])
      After each of the two, the kitchen's reducer notes how high both stoves are, taken together:
      \(home.kitchen.log)
      """)
  }

  private func counting(
    _ name: String, on calls: CallRecorder<String>, change: @escaping @Sendable (Int) -> Int
  ) -> KitchenReducer<Int, String, Int> {
    KitchenReducer { state, action, environment in
      calls.record("\(name): \(action), \(environment)")
      state = change(state)
      return [KitchenEffect { [name] }]
    }
  }

  /// Lights the right stove of a kitchen.
  private func effectsOfTheRightStove(_ done: CallRecorder<String>) -> [KitchenEffect<
    KitchenAction
  >] {
    let reducer = stove(CallRecorder(), done).pulledBack(
      state: \Kitchen.right, action: .right, environment: \KitchenEnvironment.gas)
    var kitchen = Kitchen()
    return reducer.reduce(&kitchen, .right(.light), KitchenEnvironment(gas: 10))
  }

  /// The reducer of one stove. It notes its calls, and which of its effects were run.
  private func stove(
    _ calls: CallRecorder<String>, _ done: CallRecorder<String> = CallRecorder()
  ) -> KitchenReducer<Int, StoveAction, Int> {
    KitchenReducer { heat, action, gas in
      calls.record("\(action.text), gas \(gas)")
      switch action {
      case .turn(let steps):
        heat += steps
        return []
      case .light:
        return [("spark", [.turn(1), .turn(2)]), ("fan", []), ("check", [.light])].map {
          (name: String, actions: [StoveAction]) in
          KitchenEffect {
            done.record(name)
            return actions
          }
        }
      }
    }
  }
}
