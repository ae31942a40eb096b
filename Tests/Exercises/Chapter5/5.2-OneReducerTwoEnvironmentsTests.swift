import SmallCounters
import TestSupport
import Testing

@MainActor
@Suite(.exercise("5.2"), .serialized)
struct Exercise5_2 {
  let pair = Pair()

  @Test("each counter keeps its own count")
  func countsApart() {
    for action in [PairAction.phone(.incrementTapped), .watch(.incrementTapped)] {
      _ = pair.reduce(action)
    }
    _ = pair.reduce(.watch(.incrementTapped))
    #expect(
      pair.state == PairState(phone: .init(count: 5), watch: .init(count: 11)),
      """
      The phone was tapped once, and the watch twice. Each counter needs a part of the state, and \
      a case of the actions, of its own.
      """)
  }

  @Test("the phone asks the service, as before")
  func asksTheService() async {
    await pair.run(pair.reduce(.phone(.nthPrimeTapped)))
    #expect(
      pair.events == [.asksService(4)],
      "The phone is at 4. It asks the service, and computes nothing.")
    #expect(
      pair.state == PairState(phone: .init(count: 4, prime: 7), watch: .init(count: 9)),
      "The service answered 7 to the phone, and nothing has happened on the watch.")
  }

  @Test("the watch computes the prime in an effect and never asks the service")
  func computes() async {
    let effects = pair.reduce(.watch(.nthPrimeTapped))
    #expect(
      pair.events == [],
      """
      No effect was run, so nothing is computed yet. Leave it to `primeCounterReducer` to call its \
      environment, in an effect.
      """)
    await pair.run(effects)
    #expect(
      pair.events == [.computes(9)],
      "The watch is at 9. In its environment, `nthPrime` is `compute`, and nothing else.")
    #expect(
      pair.state == PairState(phone: .init(count: 4), watch: .init(count: 9, prime: 23)),
      "The watch computed 23, and shows it. What its effect sends goes back to the watch.")
  }

  @Test("both may wait at the same time, and each gets its own answer")
  func waitsOnBoth() async {
    let onThePhone = pair.reduce(.phone(.nthPrimeTapped))
    let onTheWatch = pair.reduce(.watch(.nthPrimeTapped))
    #expect(
      pair.state
        == PairState(
          phone: .init(count: 4, isAsking: true), watch: .init(count: 9, isAsking: true)),
      "Both buttons were tapped, and no effect was run.")
    await pair.run(onTheWatch)
    #expect(
      pair.state
        == PairState(phone: .init(count: 4, isAsking: true), watch: .init(count: 9, prime: 23)),
      "The watch has its answer, and the phone still waits.")
    await pair.run(onThePhone)
    #expect(
      pair.state == PairState(phone: .init(count: 4, prime: 7), watch: .init(count: 9, prime: 23)),
      "The phone has its answer, too.")
  }

  @Test("without the service, the watch has its prime and the phone has none")
  func worksWithoutTheService() async {
    let pair = Pair(answer: nil)
    await pair.run(pair.reduce(.phone(.nthPrimeTapped)))
    await pair.run(pair.reduce(.watch(.nthPrimeTapped)))
    #expect(
      pair.events == [.asksService(4), .computes(9)],
      "The service has no answer. The phone asks once, and doesn't compute instead.")
    #expect(
      pair.state == PairState(phone: .init(count: 4), watch: .init(count: 9, prime: 23)),
      "The phone no longer waits and shows no prime. The watch needs no service.")
  }
}
