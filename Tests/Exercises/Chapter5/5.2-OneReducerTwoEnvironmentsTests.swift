import SmallArchitecture
import PrimeWatch
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.2"), .serialized)
struct Exercise5_2 {
  @Test("each counter keeps its own count")
  func countsApart() {
    let pair = Pair(phone: 0, watch: 0)
    let script: [PairAction] = [
      .watch(.incrementTapped), .phone(.incrementTapped), .phone(.incrementTapped),
      .phone(.incrementTapped), .watch(.incrementTapped),
    ]
    let seen = script.map { action in
      _ = pair.reduce(action)
      return [pair.state.phone.count, pair.state.watch.count]
    }
    let areApart = seen == [[0, 1], [1, 1], [2, 1], [3, 1], [3, 2]]
    #expect(
      areApart,
      """
      The watch is counted up, then the phone three times, then the watch again. The counts of phone \
      and watch should be [[0, 1], [1, 1], [2, 1], [3, 1], [3, 2]]. They were \(seen). Each \
      counter needs a \
      part of the state, and a case of the actions, of its own.
      """)
  }

  @Test("nothing is asked or computed before an effect runs")
  func waits() async {
    let pair = Pair()
    let effects = pair.reduce(.phone(.nthPrimeTapped)) + pair.reduce(.watch(.nthPrimeTapped))
    await aMoment { pair.asked.count + pair.computed.count > 0 }
    let hasNotAsked = pair.asked.count == 0
    #expect(
      hasNotAsked,
      """
      Both buttons were tapped, and no effect was run. But the service was asked for \
      \(pair.asked.calls) already. A reducer only says what is to be asked. Leave it to \
      `primeCounterReducer` when to call its environment: it does so in an effect.
      """)
    let hasNotComputed = pair.computed.count == 0
    #expect(
      hasNotComputed,
      """
      Both buttons were tapped, and no effect was run. But the primes at \
      \(pair.computed.calls) were computed already, however quick that is. A reducer only says \
      what is to be computed. Hand `compute` over in the environment, and leave it to \
      `primeCounterReducer` when to call it.
      """)
    withExtendedLifetime(effects) {}
  }

  @Test("the phone asks the service, as before")
  func asksTheService() async {
    let pair = Pair()
    let sent = await actions(sentBy: pair.reduce(.phone(.nthPrimeTapped)))
    let isAsked = pair.asked.calls == [4] && pair.computed.count == 0
    #expect(
      isAsked,
      """
      The phone is at 4 and the watch at 9, and the button on the phone is tapped. The service \
      should be asked for \(primes([4])); it was asked for \(primes(pair.asked.calls)). None \
      should be computed, as that is for the watch. Computed: \(primes(pair.computed.calls)).
      """)
    for action in sent { _ = pair.reduce(action) }
    let isShown =
      pair.state
      == PairState(
        phone: PrimeCounterState(count: 4, prime: 800), watch: PrimeCounterState(count: 9))
    #expect(
      isShown,
      """
      The phone is at 4 and the watch at 9. The button on the phone was tapped, and this service \
      answers 800. The phone should show that, and nothing else should change. The effect sent \
      \(plain(sent)), and the state is \(plain(pair.state)).
      """)
    let twice = Pair()
    let taps = (1...2).map { _ in twice.reduce(.phone(.nthPrimeTapped)) }
    for effects in taps { _ = await actions(sentBy: effects) }
    #expect(
      twice.asked.calls == [4, 4] || !isShown,
      """
      The button on the phone was tapped twice before there was an answer, and then the effects were \
      run. As before, each tap should ask, so for [4, 4]. The service was asked for \
      \(twice.asked.calls). What a tap does is for `primeCounterReducer` to decide: hand it each of \
      its counter's actions.
      """)

    let large = Pair(phone: 10_000, watch: 20_000)
    await large.run(large.reduce(.phone(.nthPrimeTapped)))
    let isTheSame = large.asked.calls == [10_000] && large.computed.count == 0
    #expect(
      isTheSame,
      """
      The phone is at 10000 and the watch at 20000, and the button on the phone is tapped. The \
      service was asked for \(primes(large.asked.calls)). Computed: \(primes(large.computed.calls)). \
      The phone asks the service, however large the number is.
      """)
  }

  @Test("the watch computes the prime and never asks the service")
  func computes() async {
    let pair = Pair()
    let effects = pair.reduce(.watch(.nthPrimeTapped))
    let isWaiting =
      pair.state
      == PairState(
        phone: PrimeCounterState(count: 4), watch: PrimeCounterState(count: 9, isAsking: true))
    #expect(
      isWaiting,
      """
      The phone is at 4 and the watch at 9, and the button on the watch is tapped. The watch should \
      be asking now, and nothing else should change. The state is \(plain(pair.state)).
      """)
    let isOneEffect = effects.count == 1
    #expect(
      isOneEffect,
      """
      The button on the watch is tapped. There should be one effect, that of its counter. There \
      are \(effects.count).
      """)
    let sent = await actions(sentBy: effects)
    let isComputed = pair.computed.calls == [9] && pair.asked.count == 0
    #expect(
      isComputed || !isWaiting,
      """
      The watch is at 9, its button was tapped, and the effects were run. The prime at 9 should be \
      computed, once. Computed: \(primes(pair.computed.calls)). The service can't be reached from \
      the watch, and was asked for \(primes(pair.asked.calls)). \(advice(sent, pair))
      """)
    guard isComputed, isWaiting else { return }
    for action in sent { _ = pair.reduce(action) }
    let isShown =
      pair.state
      == PairState(
        phone: PrimeCounterState(count: 4), watch: PrimeCounterState(count: 9, prime: 18))
    #expect(
      isShown,
      """
      The button on the watch was tapped at 9, and 18 was computed. The watch should show that, and \
      nothing else should change. The effect sent \(plain(sent)), and the state is \
      \(plain(pair.state)). What an effect sends goes back through the case path of its own counter.
      """)
    let twice = Pair()
    let counts = (1...2).map { _ in twice.reduce(.watch(.nthPrimeTapped)).count }
    #expect(
      counts == [1, 1] || !isShown,
      """
      The button on the watch is tapped twice before there is an answer. Each tap should return one \
      effect, which computes. The numbers of effects are \(counts). What a tap does is for \
      `primeCounterReducer` to decide: hand it each of its counter's actions.
      """)

    let large = Pair(phone: 10_000, watch: 20_000)
    await large.run(large.reduce(.watch(.nthPrimeTapped)))
    let isTheSame = large.computed.calls == [20_000] && large.asked.count == 0
    #expect(
      isTheSame,
      """
      The phone is at 10000 and the watch at 20000, and the button on the watch is tapped. The \
      service was asked for \(primes(large.asked.calls)). Computed: \(primes(large.computed.calls)). \
      The watch computes the prime, and never asks, however large the number is.
      """)
    guard isTheSame else { return }
    let equal = Pair(phone: 6, watch: 6, prime: 13)
    await equal.run(equal.reduce(.watch(.nthPrimeTapped)))
    let isItsOwn = equal.computed.calls == [6] && equal.state.watch.prime == 12
    #expect(
      isItsOwn,
      """
      Phone and watch are both at 6, and the phone shows 13. The button on the watch is tapped. The \
      prime at 6 should be computed, and the watch should show it, 12 here. Computed: \
      \(primes(equal.computed.calls)). The watch shows \(text(equal.state.watch.prime)). What the \
      phone shows is nothing to the watch, even at the same number.
      """)
  }

  @Test("both may wait at the same time, and each gets its own answer")
  func asksAtTheSameTime() async {
    let pair = Pair()
    let onThePhone = pair.reduce(.phone(.nthPrimeTapped))
    let onTheWatch = pair.reduce(.watch(.nthPrimeTapped))
    await pair.run(onTheWatch)
    let between = pair.state
    let isWaiting =
      between
      == PairState(
        phone: PrimeCounterState(count: 4, isAsking: true),
        watch: PrimeCounterState(count: 9, prime: 18))
    #expect(
      isWaiting,
      """
      Both buttons are tapped, at 4 and at 9. Then the watch's effects run (\(onTheWatch.count)). \
      The watch should show 18, while the phone still waits. The state is \(plain(between)).
      """)
    await pair.run(onThePhone)
    let isRight =
      pair.state
      == PairState(
        phone: PrimeCounterState(count: 4, prime: 800),
        watch: PrimeCounterState(count: 9, prime: 18))
    #expect(
      isRight || !isWaiting,
      """
      Both buttons were tapped, at 4 and at 9. The watch has computed 18, and then the service has \
      answered 800. Each counter should show its own answer. The state is \(plain(pair.state)).
      """)
    let (gate, asked) = (Gate(), CallRecorder<Int>())
    let store = Store(
      initialState: PairState(), reducer: pairReducer,
      environment: PairEnvironment(
        askService: { n in
          asked.record(n)
          await gate.pass()
          return Task.isCancelled ? nil : 800
        }, compute: { _ in 18 }))
    store.send(.phone(.nthPrimeTapped))
    await eventually { asked.count == 1 }
    store.send(.watch(.nthPrimeTapped))
    await eventually { store.state.watch.prime != nil }
    gate.open()
    await store.settled()
    let shown = [store.state.phone.prime, store.state.watch.prime].map(text)
    let areShown = shown == ["800", "18"]
    #expect(
      areShown || !isRight,
      """
      In a store the phone's button is tapped, and the watch's before the service has answered. Phone \
      and watch should show ["800", "18"]. They show \(shown). An effect that has the name of another \
      one may cancel it: leave the effects of both counters as they are.
      """)
    guard areShown, isRight else { return }
    let (exit, questions, cancelled) = (Gate(), CallRecorder<Int>(), CallRecorder<Int>())
    let busy = Store(
      initialState: PairState(), reducer: pairReducer,
      environment: PairEnvironment(
        askService: { n in
          questions.record(n)
          await exit.pass()
          if Task.isCancelled { cancelled.record(n) }
          return nil
        }, compute: { $0 }))
    for number in 1...2 {
      busy.send(.phone(.nthPrimeTapped))
      await eventually { questions.count == number }
    }
    exit.open()
    await busy.settled()
    let bothGoOn = cancelled.count == 0
    #expect(
      bothGoOn,
      """
      In a store the phone's button is tapped, and tapped again before the service has answered. As \
      before, both questions should go on, but one was cancelled. An effect with a name may cancel \
      others with that name: leave the counters' effects as they are.
      """)
  }

  @Test("without the service, the watch has its prime and the phone has none")
  func worksWithoutAService() async {
    let pair = Pair(isServiceUp: false)
    for action in [PairAction.phone(.nthPrimeTapped), .watch(.nthPrimeTapped)] {
      await pair.run(pair.reduce(action))
    }
    let shown = [pair.state.phone.prime, pair.state.watch.prime].map(text)
    let areShown = shown == ["no prime", "18"]
    #expect(
      areShown,
      """
      The service has no answer, and both buttons are tapped, at 4 and at 9. Phone and watch should \
      show ["no prime", "18"]. They show \(shown). The service is for the phone only, and \
      computing for the watch only.
      """)
    let isAskedOnce = pair.asked.calls == [4] && pair.computed.calls == [9]
    #expect(
      isAskedOnce || !areShown,
      """
      The service has no answer, and both buttons were tapped, at 4 and at 9. The service should be \
      asked once, for \(primes([4])); it was asked for \(primes(pair.asked.calls)). The prime at 9 \
      should be computed, once. Computed: \(primes(pair.computed.calls)). \
      \(pair.computed.count == 0
        ? "The watch shows a prime that was kept from before. Another pair may have computed it in "
          + "a different way: keep none, and compute at each tap."
        : "Each tap asks once: pass a missing answer on as it is, and don't ask again.")
      """)
    let later = Pair(prime: 7, isServiceUp: false)
    await later.run(later.reduce(.phone(.nthPrimeTapped)))
    let hasNone = later.state.phone == PrimeCounterState(count: 4)
    #expect(
      hasNone || !areShown,
      """
      The phone shows 7, an earlier answer. Its button is tapped, and the service has no answer. The \
      phone should wait no longer, and show no prime. Its state is \(plain(later.state.phone)). What \
      an answer does, even a missing one, is for `primeCounterReducer` to decide: hand it each of its \
      counter's actions.
      """)
    await demonstrateInAStore()
  }

  @Test("two pairs, each with its own environment, don't get each other's primes")
  func usesTheEnvironment() async {
    let pairs = [Pair(factor: 2), Pair(factor: 3)]
    for _ in 1...2 {
      for pair in pairs {
        await pair.run(pair.reduce(.phone(.nthPrimeTapped)))
        await pair.run(pair.reduce(.watch(.nthPrimeTapped)))
      }
    }
    let shown = pairs.flatMap { [$0.state.phone.prime, $0.state.watch.prime] }.map(text)
    let areRight = shown == ["800", "18", "1200", "27"]
    #expect(
      areRight,
      """
      There are two pairs. In the first, the service answers with 200 times the number; what is \
      computed is twice the number. In the second one it's 300 times, and three times. After all \
      buttons were tapped, the pairs should show ["800", "18", "1200", "27"]. They show \(shown). \
      Use the environment that comes with the action, and keep none from before.
      """)
  }

  /// What is to be said of an answer for which this pair's environment wasn't used.
  private func advice(_ sent: [PairAction], _ pair: Pair) -> String {
    if pair.asked.count > 0 {
      return
        "Give the watch's reducer an environment whose nthPrime is `compute`, and nothing else."
    }
    let advice = "Pull the same reducer back once more, with a different environment."
    guard !sent.isEmpty, pair.computed.count == 0 else { return advice }
    return "There was an answer all the same, from an environment that came before. \(advice)"
  }

  /// The primes at these positions, as a sentence names them.
  private func primes(_ positions: [Int]) -> String {
    switch positions.count {
    case 0: "none"
    case 1: "the prime at \(positions[0])"
    default: "the primes at \(positions.map(String.init).joined(separator: " and "))"
    }
  }

  private func text(_ prime: Int?) -> String {
    prime.map { "\($0)" } ?? "no prime"
  }

  /// Shows both counters in a store.
  private func demonstrateInAStore() async {
    let primes = [1: 2, 2: 3, 3: 5]
    let store = Store(
      initialState: PairState(), reducer: pairReducer,
      environment: PairEnvironment(askService: { _ in nil }, compute: { primes[$0] ?? 0 }))
    var lines = ["Your two counters in a store, without a network:"]
    for action in [
      PairAction.phone(.incrementTapped), .phone(.nthPrimeTapped), .watch(.incrementTapped),
      .watch(.incrementTapped), .watch(.incrementTapped), .watch(.nthPrimeTapped),
    ] {
      store.send(action)
      await store.settled()
    }
    for (name, counter) in [("phone", store.state.phone), ("watch", store.state.watch)] {
      let answer = counter.prime.map { "prime number \(counter.count) is \($0)" } ?? "no answer"
      lines.append("\(name)  count \(counter.count)  \(answer)")
    }
    demonstrate(lines.joined(separator: "\n"))
  }
}
