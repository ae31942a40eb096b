import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.3"))
struct Exercise5_3 {
  @Test("combined: every routine is called once, in order, and sees what the one before changed")
  func combinesInOrder() {
    let calls = CallRecorder<String>()
    let routine = Routine<Int, String, Int>.combined([
      counting("adds", on: calls) { $0 + 3 },
      counting("doubles", on: calls) { $0 * 2 },
      counting("takes one", on: calls) { $0 - 1 },
    ])
    var number = 5
    _ = routine.reduce(&number, "go", 60)
    #expect(
      calls.calls == ["adds: go, 60", "doubles: go, 60", "takes one: go, 60"],
      """
      Three routines were combined, in the order adds, doubles, takes one, and called with the \
      action "go" and the environment 60. Each should be called once with just these, in this \
      order, whether or not the ones before return chores. The calls were \(calls.calls).
      """)
    #expect(
      number == 15,
      """
      The state is 5. The first routine adds 3, the second doubles, the third takes 1 away: that \
      makes 15. The state is \(number). Each should work on the state itself, not on a copy of its \
      own, and find it as the one before has left it.
      """)
  }

  @Test(
    "combined: the chores of all routines come back, in the same order",
    arguments: [[2, 0, 1, 3], [0, 1], [0, 0], []])
  func combinesChores(counts: [Int]) async {
    let routine = Routine<Int, String, Int>.combined(
      counts.enumerated().map { index, count in
        Routine { _, _, _ in
          (0..<count).map { number in Chore { ["\(index + 1)\("abc".dropFirst(number).prefix(1))"] }
          }
        }
      })
    var state = 0
    var sent: [[String]] = []
    for chore in routine.reduce(&state, "go", 60) { sent.append(await chore.perform()) }
    let expected = counts.enumerated().flatMap { index, count in
      "abc".prefix(count).map { ["\(index + 1)\($0)"] }
    }
    #expect(
      sent == expected,
      """
      \(counts.count) routines were combined. Their numbers of chores are \(counts). The chores of \
      all of them should be returned, those of the first routine first, and send \(expected). The \
      chores that were returned send \(sent).
      """)
  }

  @Test("pulled back: a part's action reaches the part, with its own state and environment")
  func pullsBackTheState() {
    let calls = CallRecorder<String>()
    let routine = stove(calls).pulledBack(
      state: \Kitchen.left, action: .left, environment: \KitchenSupply.gas)
    var kitchen = Kitchen()
    for (heat, gas) in [(3, 10), (2, 20)] {
      _ = routine.reduce(&kitchen, .left(.turn(heat)), KitchenSupply(gas: gas))
    }
    #expect(
      calls.calls == ["turn 3, gas 10", "turn 2, gas 20"],
      """
      The routine of a stove was pulled back to the left stove of a kitchen. It got left(turn(3)) \
      with gas 10, and then left(turn(2)) with gas 20. It should be called with its part of the \
      action and of the environment, those of this call: "turn 3, gas 10", then "turn 2, gas 20". \
      It was called with \(calls.calls).
      """)
    #expect(
      kitchen == Kitchen(left: 5),
      """
      The left stove was turned up by 3 and then by 2. It should be at 5, and the rest of the \
      kitchen as it was. The kitchen is \(plain(kitchen)). A copy of the part that is changed \
      changes nothing, unless it is written back.
      """)
  }

  @Test(
    "pulled back: each chore becomes a chore of the whole kitchen, and no chore is performed too early"
  )
  func pullsBackTheChores() async {
    let done = CallRecorder<String>()
    let chores = choresOfTheRightStove(done)
    await aMoment { done.count > 0 }
    #expect(
      done.count == 0,
      """
      The routine of a stove returned chores, and the pulled back ones weren't performed yet. But \
      these were performed: \(done.calls). A chore of the whole should perform the part's chore \
      when it is performed itself.
      """)
    #expect(
      chores.count == 3,
      """
      The routine of a stove returned 3 chores. There should be one chore of the whole for each of \
      them. The pulled back one returned \(chores.count).
      """)
    let before = done.count
    for chore in chores { _ = await chore.perform() }
    let performed = Array(done.calls.dropFirst(before))
    #expect(
      performed == ["spark", "fan", "check"] || before > 0 || chores.count != 3,
      """
      The three chores of the whole were performed, each once. So the stove's chores should be \
      performed: ["spark", "fan", "check"]. Performed were \(performed).
      """)
  }

  @Test("pulled back: all actions of a chore become actions of the whole, in order")
  func pullsBackTheActions() async {
    let chores = choresOfTheRightStove(CallRecorder())
    for _ in 1...2 {
      var sent: [[String]] = []
      for chore in chores { sent.append(await chore.perform().map(plain)) }
      let expected = [["right(turn(1))", "right(turn(2))"], [], ["right(light)"]]
      #expect(
        sent == expected,
        """
        A stove has three chores. The first sends turn(1) and turn(2), the second nothing, the \
        third light. Pulled back to the right stove they should send \(expected), as often as they \
        are performed. They send \(sent). Embed each action, and keep the order. Embed one after \
        the other: tasks that run at the same time end in any order.
        """)
      guard sent == expected else { return }
    }
    let turns = (1...500).map { StoveAction.turn($0 * 7 % 501) }
    let busy = Routine<Int, StoveAction, Int> { _, _, _ in [Chore { turns }] }
      .pulledBack(state: \Kitchen.right, action: .right, environment: \KitchenSupply.gas)
    var kitchen = Kitchen()
    let chore = busy.reduce(&kitchen, .right(.light), KitchenSupply(gas: 10)).first
    let (sent, expected) = (await chore?.perform() ?? [], turns.map(KitchenAction.right))
    let first = zip(sent, expected).prefix { $0 == $1 }.count
    let isRight = sent == expected
    #expect(
      isRight,
      """
      A stove's chore sends 500 actions. Pulled back, it should send them all, in order. It \
      sends \(sent.count), of which the first \(first) are right. Embed one after another: tasks \
      that run at the same time end in any order.
      """)
  }

  @Test("pulled back: an action for others calls nothing and returns no chores")
  func ignoresForeignActions() async {
    let calls = CallRecorder<String>()
    let routine = stove(calls).pulledBack(
      state: \Kitchen.left, action: .left,
      environment: { (supply: KitchenSupply) in
        calls.record("environment")
        return supply.gas
      })
    let before = Kitchen(left: 1, right: 2)
    var kitchen = before
    var sent: [[String]] = []
    for action in [KitchenAction.right(.turn(4)), .right(.light), .lightsOff] {
      for chore in routine.reduce(&kitchen, action, KitchenSupply(gas: 10)) {
        sent.append(await chore.perform().map(plain))
      }
    }
    let stoveCall = calls.calls.first { $0 != "environment" }
    let mistakes = [
      stoveCall.map { "The stove's routine was called all the same, with \"\($0)\". " },
      stoveCall == nil && calls.count > 0
        ? "The stove's routine wasn't called, but `environment` was. " : nil,
      kitchen != before
        ? "The kitchen was \(plain(before)), and is \(plain(kitchen)). " : nil,
    ].compactMap(\.self)
    let isLeftAlone = mistakes.isEmpty
    #expect(
      isLeftAlone,
      """
      The routine of a stove was pulled back to the left stove, and got right(turn(4)), \
      right(light) and lightsOff. None of these is for it. \(mistakes.joined())\
      Whether an action is the part's is for `extract` to say, before anything else is asked: \
      another part may have actions of the same type.
      """)
    #expect(
      sent.isEmpty,
      """
      The routine of a stove was pulled back to the left stove, and got three actions for others. \
      There should be no chores, not even one that passes the action on: all routines get the \
      action anyway. There are \(sent.count), and they send \(sent).
      """)
  }

  @Test("both together: a kitchen with two stoves and a routine of its own works")
  func works() async {
    let calls = CallRecorder<String>()
    let kitchenRoutine = Routine<Kitchen, KitchenAction, KitchenSupply>.combined([
      stove(calls).pulledBack(state: \.left, action: .left, environment: \.gas),
      stove(calls).pulledBack(state: \.right, action: .right, environment: \.reserve),
      Routine { kitchen, _, _ in
        kitchen.log.append(kitchen.left + kitchen.right)
        return []
      },
    ])
    let house = kitchenRoutine.pulledBack(
      state: \House.kitchen, action: .kitchen, environment: { KitchenSupply(gas: $0) })
    var home = House()
    var sent: [String] = []
    for action in [HouseAction.kitchen(.left(.turn(3))), .doorbell, .kitchen(.right(.light))] {
      for chore in house.reduce(&home, action, 10) { sent += await chore.perform().map(plain) }
    }
    #expect(
      home == House(kitchen: Kitchen(left: 3, log: [3, 3])),
      """
      Two stoves were pulled back to a kitchen, combined with a routine that notes the sum of \
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
      In a house with a kitchen the right stove is lit. Its chores should send turn(1), turn(2) \
      and light, as actions of the house. They send \(sent).
      """)
    guard calls.count == 2 else { return }
    demonstrate(
      """
      A house has a kitchen with two stoves, put together by your functions:
      > turn the left stove to 3   its routine gets: \(calls.calls[0])
      > light the right stove      its routine gets: \(calls.calls[1])
      After each of the two, the kitchen's routine notes how high both stoves are, taken together:
      \(home.kitchen.log)
      """)
  }

  private func counting(
    _ name: String, on calls: CallRecorder<String>, change: @escaping @Sendable (Int) -> Int
  ) -> Routine<Int, String, Int> {
    Routine { state, action, environment in
      calls.record("\(name): \(action), \(environment)")
      state = change(state)
      return [Chore { [name] }]
    }
  }

  /// Lights the right stove of a kitchen.
  private func choresOfTheRightStove(_ done: CallRecorder<String>) -> [Chore<KitchenAction>] {
    let routine = stove(CallRecorder(), done).pulledBack(
      state: \Kitchen.right, action: .right, environment: \KitchenSupply.gas)
    var kitchen = Kitchen()
    return routine.reduce(&kitchen, .right(.light), KitchenSupply(gas: 10))
  }

  /// The routine of one stove. It notes its calls, and which of its chores were performed.
  private func stove(
    _ calls: CallRecorder<String>, _ done: CallRecorder<String> = CallRecorder()
  ) -> Routine<Int, StoveAction, Int> {
    Routine { heat, action, gas in
      calls.record("\(action.text), gas \(gas)")
      switch action {
      case .turn(let steps):
        heat += steps
        return []
      case .light:
        return [("spark", [.turn(1), .turn(2)]), ("fan", []), ("check", [.light])].map {
          (name: String, actions: [StoveAction]) in
          Chore {
            done.record(name)
            return actions
          }
        }
      }
    }
  }
}
