import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.9"))
struct Exercise5_9 {
  @Test("each step's `change` is applied to the state as it was before that step")
  func changesTheStateBefore() {
    let reported = FireHouse.reports(
      from: FireHouse(engines: 1),
      script: [
        .send(.enginesOut(5)) { $0.engines += 5 }, .send(.enginesOut(3)) { $0.engines += 3 },
      ])
    #expect(
      reported.texts.isEmpty,
      """
      One engine is out. A reducer sends 5 more, and then 3 more. The two steps say `$0.engines += 5` \
      and `$0.engines += 3`, so 6 and then 9 are right. Nothing should be reported, but this was: \
      \(reported). `change` turns the state before a step into the one after it: in each \
      step, let it change a copy that you take before the reducer runs, not what the reducer has changed.
      """)
  }

  @Test("effects run as soon as the reducer has returned them, each once, in order")
  func runsEffects() {
    var runs: [Int] = []
    var runsAtSteps: [Int] = []
    let reported = FireHouse.reports(script: [
      .send(.emergency), .receive(.phone), .receive(.phone),
    ]) { _, call in
      runsAtSteps.append(runs.count)
      guard call == .emergency else { return [] }
      return [1, 2].map { number in
        .answer {
          runs.append(number)
          return .phone
        }
      }
    }
    let areRun = runs == [1, 2]
    #expect(
      areRun,
      """
      A reducer returns two effects. Both should run when the reducer has returned them, each once, in the \
      order [1, 2]. The runs were \(runs).
      """)
    guard areRun else { return }
    #expect(
      reported.texts.isEmpty,
      """
      A reducer returns two effects. Both answer `phone`, and the script receives that twice. Nothing \
      should be reported, but this was: \(reported). Keep an answer in the queue until a `receive` \
      takes it.
      """)
    guard reported.texts.isEmpty else { return }
    let calls = runsAtSteps.count
    #expect(
      calls == 3,
      """
      A script has three steps, a `send` and two `receive`s. The reducer was called \(calls) times. \
      Each step gives its action to the reducer, a `receive` too.
      """)
    let hadRun = runsAtSteps.dropFirst().first
    #expect(
      hadRun == 2 || calls != 3,
      """
      A reducer returns two effects in its first step. When it is called for the second step, both \
      should have run. By then \(hadRun == 0 ? "none had" : "only one had"). Run an effect when \
      the reducer has returned it, and let its answer wait in the queue, not the effect.
      """)
    let stopped = FireHouse.reports(script: [.send(.emergency)]) { _, _ in
      [.stop("pump"), .start("lamp"), .start("pump"), .stop("lamp"), .stop("pump")]
    }
    #expect(
      stopped.texts.isEmpty,
      """
      One action stops the pump, which isn't on, then starts lamp and pump, and then stops both. At \
      the end nothing is on, and nothing should be reported. This was: \(stopped). It is no fault to \
      stop what isn't on. Take the effects one after another, whatever their kind.
      """)
  }

  @Test("an answer waits in a queue until a `receive` takes it, the oldest first")
  func keepsTheLine() {
    let reducer: InstantReducer<FireHouse, FireCall> = { _, call in
      switch call {
      case .emergency: [.answer { .doorsOpen }, .answer { .enginesOut(1) }]
      case .doorsOpen: [.answer { .enginesOut(2) }]
      default: []
      }
    }
    let reported = FireHouse.reports(
      script: [
        .send(.emergency), .receive(.doorsOpen), .receive(.enginesOut(1)), .receive(.enginesOut(2)),
      ], reducer: reducer)
    #expect(
      reported.texts.isEmpty,
      """
      Two effects answer doorsOpen and enginesOut(1). The effect of doorsOpen answers enginesOut(2). \
      The script receives them in this order, the oldest first. Nothing should be reported, but \
      this was: \(reported). New answers go to the queue's end; a `receive` takes the first one.
      """)
    let twice = FireHouse.reports(
      script: [.send(.emergency), .receive(.phone), .receive(.phone)],
      reducer: { $1 == .emergency ? [.answer { .phone }, .answer { .phone }] : [] })
    #expect(
      twice.texts.isEmpty,
      """
      Two effects have the same answer, `phone`, and the script receives it twice. Nothing should be \
      reported, but this was: \(twice). Each answer has a place of its own in the queue.
      """)
  }

  @Test("nothing is reported where reducer and script agree")
  func isSilent() {
    let scripts: [(String, FireHouse, FireHouse.Script)] = [
      ("an empty script", FireHouse(), []),
      ("a script that changes nothing", FireHouse(), [.send(.phone), .send(.phone)]),
      (
        "a script that stops what isn't on", FireHouse(alarms: 6, engines: 3),
        [.send(.allClear) { $0.engines = 0 }]
      ),
      ("a whole script", FireHouse(), FireHouse.wholeScript),
      ("a script twice", FireHouse(alarms: 6), FireHouse.wholeScript + FireHouse.wholeScript),
    ]
    for (name, house, script) in scripts {
      let reported = FireHouse.reports(from: house, script: script)
      #expect(
        reported.texts.isEmpty,
        """
        Here is \(name), and reducer and script agree: each change of the state is there, each answer \
        is received in its order, and what was started is stopped before the end. Nothing should \
        be reported, but this was: \(reported). Each step begins with the state that the one \
        before has left.
        """)
      guard reported.texts.isEmpty else { return }
    }
  }

  @Test("if a state isn't as the step says, the report names the action and both states")
  func comparesStates() {
    expectReport(
      of: ["emergency", "\(FireHouse(alarms: 2))", "\(FireHouse(alarms: 1))"],
      script: [.send(.emergency) { $0.alarms = 2 }] + FireHouse.wholeScript.dropFirst(),
      "A step says that there are 2 alarms after `emergency`, but there is 1.")
    expectReport(
      of: ["allClear", "\(FireHouse(engines: 4))", "\(FireHouse())"],
      from: FireHouse(engines: 4), script: [.send(.allClear)],
      "A `send` has no change, and the reducer changes the state: 4 engines come home.")
    expectReport(
      of: ["phone", "\(FireHouse(alarms: 1))", "\(FireHouse())"],
      script: [.send(.phone) { $0.alarms = 1 }],
      "A step says that there is one alarm after `phone`, and the reducer changes nothing.")
    var script = FireHouse.wholeScript
    script[2] = .receive(.enginesOut(2))
    expectReport(
      of: [
        "enginesOut(2)", "\(FireHouse(alarms: 1))", "\(FireHouse(alarms: 1, engines: 2))",
      ], script: script, "A `receive` has no change, and the reducer changes the state.")
    script[2] = .receive(.enginesOut(2)) { $0.engines = 9 }
    expectReport(
      of: ["enginesOut(2)", "\(FireHouse(alarms: 1, engines: 9))"], script: script,
      """
      A `receive` says that 9 engines are out, but 2 are. At the end of the script all is well \
      again: the engines are at home, in the reducer and in the script.
      """)
  }

  @Test("answers still in the queue before a `send`, or at the end, are each reported")
  func missesNoAnswer() {
    let whole = FireHouse.wholeScript
    expectReport(
      of: ["doorsOpen", "enginesOut(2)"], script: [whole[0], whole[5]],
      "After `emergency` two answers are waiting, and a `send` comes next. Each should be named.")
    expectReport(
      of: ["doorsOpen", "enginesOut(2)"], script: [whole[0]],
      "The script is over after `emergency`, with two answers waiting. Each should be named.")
    expectReport(
      of: ["phone"], script: [.send(.doorsOpen)],
      "The script is over after `doorsOpen`, with an answer still waiting.")
    expectReport(
      of: ["phone"], script: [whole[0], whole[1], whole[2], whole[5]],
      "The answer to an answer is waiting, and the next step is a `send`.")
    expectReport(
      of: ["phone"], script: [.send(.doorsOpen), .send(.phone), .receive(.phone)],
      """
      An answer comes after the first step. The next one is a `send`, and only the one after that \
      receives the answer. Before a `send` gives its action to the reducer, the queue should be empty.
      """)
  }

  @Test("if a `receive` finds the queue empty, the report names its action")
  func waitsForNothing() {
    expectReport(
      of: ["doorsOpen"], script: [.receive(.doorsOpen)],
      "The first step receives an answer, and no effect has run yet.")
    expectReport(
      of: ["allClear"], script: FireHouse.wholeScript + [.receive(.allClear)],
      "The last step receives an answer, although all have been received.")
    expectReport(
      of: ["phone"], script: [.send(.emergency) { $0.alarms = 1 }, .receive(.phone)],
      "A step receives what no effect of this reducer answers.",
      reducer: { house, _ in
        house.alarms = 1
        return []
      })
  }

  @Test("if a `receive` finds a different answer, the report names both actions")
  func comparesAnswers() {
    let whole = FireHouse.wholeScript
    expectReport(
      of: ["doorsOpen", "enginesOut(2)"], script: [whole[0], whole[2], whole[1]] + whole[3...],
      "Two answers come in a different order from the script's.")
    expectReport(
      of: ["enginesOut(2)", "enginesOut(3)"],
      script: whole[..<2] + [.receive(.enginesOut(3)) { $0.engines = 2 }] + whole[3...],
      "The answer is `enginesOut(2)`, but the script says `enginesOut(3)`.")
    expectReport(
      of: ["phone", "allClear"], script: [.send(.doorsOpen), .receive(.allClear)],
      "The answer is `phone`, but the script says `allClear`.")
  }

  @Test("states and answers are compared with `==`, not by their descriptions")
  func comparesValues() {
    let different = SealedLetter.reports(script: [.send(SealedLetter(2)) { $0.text = 1 }])
    #expect(
      !different.isEmpty,
      """
      The state should be a sealed letter with the text 1, but it has the text 2. Both read "a \
      sealed letter". That should be reported, but nothing was. Compare the values with `==`, not \
      their descriptions.
      """)
    let other = SealedLetter.reports(
      script: [.send(SealedLetter(2)) { $0.text = 2 }, .receive(SealedLetter(5)) { $0.text = 5 }],
      answer: SealedLetter(3))
    #expect(
      !other.isEmpty,
      """
      The answer is a sealed letter with the text 3, but the script says one with the text 5. Both \
      read "a sealed letter". That should be reported, but nothing was. Compare values with `==`, \
      and not their descriptions.
      """)
    let same = SealedLetter.reports(
      script: [.send(SealedLetter(2)) { $0 = SealedLetter(2, stamp: "red") }])
    #expect(
      same.isEmpty,
      """
      The state should be a letter with a red stamp, but is the letter without one. For its `==` \
      a stamp makes no difference. Nothing should be reported, but this was: \(same). Compare the \
      values with `==`, and not their descriptions.
      """)
    guard !different.isEmpty, !other.isEmpty, same.isEmpty else { return }
    let received = [7, 5].map { text in
      SealedLetter.reports(
        script: [
          .send(SealedLetter(2)) { $0.text = 2 },
          .receive(SealedLetter(3, stamp: "red")) { $0 = SealedLetter(text, stamp: "red") },
        ], answer: SealedLetter(3))
    }
    #expect(
      !received[0].isEmpty && received[1].isEmpty,
      """
      A step receives a letter, and says that the state is one with the text 7, and in another \
      script one with the text 5. The text is 5, so only the first script should have a report. \
      \(received[0].isEmpty ? "It had none" : "It had one"), and the second had \
      \(received[1].isEmpty ? "none" : "this one: \(received[1])"). After a `receive`, compare the \
      values with `==`, too, and not their descriptions.
      """)
  }

  @Test("the report at the end names everything that was started and not stopped")
  func missesNothingThatGoesOn() {
    expectReport(
      of: ["siren"], script: Array(FireHouse.wholeScript.dropLast()),
      "The script is over, and the siren was never stopped.")
    expectReport(
      of: ["pump"], script: [.send(.doorsOpen), .receive(.phone)],
      "The second step, a `receive`, starts the pump, which is still on at the end.",
      reducer: { $1 == .phone ? [.start("pump")] : [.answer { .phone }] })
    expectReport(
      of: ["lamp", "pump"], script: [.send(.emergency)],
      "The lamp and the pump are still on at the end. Each should be named.",
      reducer: { _, _ in [.start("lamp"), .start("pump")] })
    expectReport(
      of: ["lamp"], script: [.send(.emergency), .send(.allClear)],
      "The siren is stopped, but the lamp isn't.",
      reducer: { $1 == .emergency ? [.start("lamp"), .start("siren")] : [.stop("siren")] })
    expectReport(
      of: ["lamp"], script: [.send(.emergency)],
      """
      One action stops the lamp, in case it is on, and then starts it. Stopping what isn't on does \
      nothing, and doesn't count against a later start. Nothing stops the lamp afterwards, so it is \
      still on at the end.
      """,
      reducer: { _, _ in [.stop("lamp"), .start("lamp")] })
    expectReport(
      of: ["lamp"], script: [.send(.emergency)],
      "The lamp is started, stopped and started again, so it is still on at the end.",
      reducer: { _, _ in [.start("lamp"), .stop("lamp"), .start("lamp")] })
    expectReport(
      of: ["lamp 2"], script: [.send(.emergency)],
      "`lamp` and `lamp 2` are started, and only `lamp` is stopped.",
      reducer: { _, _ in [.start("lamp"), .start("lamp 2"), .stop("lamp")] })
    demonstrateAFaultyReducer()
  }

  /// Shows what `strictAssert` reports about a reducer that forgets the siren.
  private func demonstrateAFaultyReducer() {
    let reported = FireHouse.reports(script: FireHouse.wholeScript) { house, call in
      let effects = FireHouse.reducer(&house, call)
      return call == .allClear ? [] : effects
    }
    let wrong = FireHouse.reports(script: FireHouse.wholeScript) { house, call in
      let effects = FireHouse.reducer(&house, call)
      if call == .enginesOut(2) { house.engines += 1 }
      return effects
    }
    demonstrate(
      """
      `strictAssert` reports about a reducer that doesn't stop its siren:
      \(reported.lines)
      And about a reducer that counts one engine too many:
      \(wrong.lines)
      """)
  }
}
