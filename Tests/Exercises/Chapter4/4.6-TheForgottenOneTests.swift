import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.6"), .serialized)
struct Exercise4_6 {
  @Test("the one that was not mocked tells its name", arguments: FairRide.allCases)
  func namesTheForgotten(ride: FairRide) {
    for other in FairRide.allCases where other != ride { other.mock() }
    defer { FairRide.reset() }
    let reported = CallRecorder<String>()
    _ = withNothingForgotten(in: makeFairSlots()) {
      reported.record($0)
    } test: {
      fairEvening()
    }
    let (names, motors) = (reported.calls, fairMotors)
    #expect(
      names == [ride.rawValue] && motors.isEmpty,
      """
      A test of the fair has mocked all rides but the \(ride). An evening uses each ride once, so \
      ["\(ride)"] should be reported, and nothing should move. Reported is \(names), and this moved: \
      \(motors). The forgotten one may stand anywhere in the list.
      """)
  }

  @Test("all that were forgotten tell their names, at each use")
  func namesAll() {
    let carnival = Carnival()
    let reported = CallRecorder<String>()
    withNothingForgotten(in: [
      makeRideSlot("carousel", get: { carnival.carousel }, set: { carnival.carousel = $0 }),
      makeRideSlot("dodgems", get: { carnival.dodgems }, set: { carnival.dodgems = $0 }),
      makeRideSlot("pony ride", get: { carnival.ponyRide }, set: { carnival.ponyRide = $0 }),
    ]) {
      reported.record($0)
    } test: {
      carnival.useAll()
      _ = carnival.ponyRide.spin(5)
    }
    let (names, moved) = (reported.calls.sorted(), carnival.moved.calls)
    #expect(
      names == ["carousel", "dodgems", "dodgems", "pony ride", "pony ride"] && moved.isEmpty,
      """
      A carnival has rides of its own, two of them with the same type of environment, and a test \
      mocks none. It uses the carousel once, the dodgems twice and the pony ride twice. Each use \
      should be reported under its own name, and nothing should move. Reported is \(names), and this \
      moved: \(moved). The guard knows nothing of a ride but its slot.
      """)
  }

  @Test("what nobody uses is not reported")
  func waitsForTheUse() {
    let carnival = Carnival()
    let reported = CallRecorder<String>()
    let early = withNothingForgotten(in: carnival.makeSlots()) {
      reported.record($0)
    } test: {
      let early = reported.calls
      carnival.dodgems.honk()
      return early
    }
    let names = reported.calls
    #expect(
      early.isEmpty && names == ["dodgems"],
      """
      Two rides are live. The test uses only the dodgems. Before that nothing should be reported, and \
      was: \(early). In the end ["dodgems"] should be, and was: \(names). A test need not mock what \
      it does not use, so report in `onUse`, and not when you replace the ride.
      """)
  }

  @Test("what was mocked stays as it is")
  func keepsMocks() {
    let carnival = Carnival()
    carnival.carousel = .mock
    carnival.ponyRide = .mock
    let reported = CallRecorder<String>()
    let answers = withNothingForgotten(in: [
      makeRideSlot("carousel", get: { carnival.carousel }, set: { carnival.carousel = $0 }),
      makeRideSlot("dodgems", get: { carnival.dodgems }, set: { carnival.dodgems = $0 }),
      makeRideSlot("pony ride", get: { carnival.ponyRide }, set: { carnival.ponyRide = $0 }),
    ]) {
      reported.record($0)
    } test: {
      [carnival.carousel.spin(1), carnival.ponyRide.spin(2)]
    }
    let names = reported.calls
    #expect(
      answers == [100, 200] && names.isEmpty,
      """
      The carousel and the pony ride are mocked, and the test uses these two. The mocks answer \
      [100, 200], and the test got \(answers). Nothing should be reported, and was: \(names). Only \
      a live ride is to be replaced.
      """)
  }

  @Test("afterwards all is as it was before", arguments: CarnivalEnding.allCases)
  func putsBack(ending: CarnivalEnding) {
    let carnival = Carnival()
    carnival.carousel = .mock
    let before = carnival.labels
    try? withNothingForgotten(in: [
      makeRideSlot("carousel", get: { carnival.carousel }, set: { carnival.carousel = $0 }),
      makeRideSlot("dodgems", get: { carnival.dodgems }, set: { carnival.dodgems = $0 }),
      makeRideSlot("pony ride", get: { carnival.ponyRide }, set: { carnival.ponyRide = $0 }),
    ]) { _ in
    } test: {
      try ending.end(carnival)
    }
    let after = carnival.labels
    #expect(
      after == before,
      """
      Before the guard, the carousel, the dodgems and the pony ride are \(before). The test \
      \(ending.rawValue). Afterwards they should be so again, and are \(after). Remember every ride \
      before the test, mocked or not, and put it back on every way out.
      """)
  }

  @Test("the guard looks when it begins, each time anew")
  func looksWhenItBegins() {
    let carnival = Carnival()
    let slots = carnival.makeSlots()
    var log: [String] = []
    for mock in [carnival.mockCarousel, carnival.mockDodgems] {
      mock()
      let reported = CallRecorder<String>()
      withNothingForgotten(in: slots) {
        reported.record($0)
      } test: {
        carnival.useAll()
      }
      let names = Set(reported.calls).sorted().joined(separator: " and ")
      let (carousel, dodgems) = (carnival.carousel.label, carnival.dodgems.label)
      log.append("report \(names), leave \(carousel) carousel, \(dodgems) dodgems")
    }
    let wanted = [
      "report dodgems, leave mock carousel, live dodgems",
      "report carousel, leave live carousel, mock dodgems",
    ]
    #expect(
      log == wanted,
      """
      Two slots were made while both rides were live. Then one test mocks the carousel, and another \
      test the dodgems instead. The two guards should
        \(wanted.joined(separator: "\n  "))
      They do
        \(log.joined(separator: "\n  "))
      A slot is made before anything is mocked, so it must read the ride in each guard, and each \
      guard has a report of its own.
      """)
  }

  @Test("a guard within a guard, with slots of its own or the same", arguments: [false, true])
  func nests(sharing: Bool) {
    let carnival = Carnival()
    carnival.carousel = .mock
    let outer = carnival.makeSlots()
    let inner = sharing ? outer : carnival.makeSlots()
    let reported = CallRecorder<String>()
    withNothingForgotten(in: outer) {
      reported.record("outer: \($0)")
    } test: {
      carnival.carousel = .live("the carousel spins", carnival.moved)
      withNothingForgotten(in: inner) {
        reported.record("inner: \($0)")
      } test: {
        carnival.dodgems.honk()
        _ = carnival.carousel.spin(1)
      }
      carnival.dodgems.honk()
    }
    let (names, moved) = (reported.calls, carnival.moved.calls)
    #expect(
      names == ["outer: dodgems", "inner: carousel", "outer: dodgems"] && moved.isEmpty,
      """
      The carousel is mocked, the dodgems are not, and a guard begins. Its test makes the carousel \
      live, and begins a second guard, in which both are used; then the dodgems once more. The \
      dodgems report to the outer guard both times, since what reports is not live, and the carousel \
      to the inner one. Reported is \(names), and this moved: \(moved).
      """)
    let labels = [carnival.carousel.label, carnival.dodgems.label]
    #expect(
      labels == ["mock", "live"],
      """
      Before two guards, one within the other, the carousel and the dodgems were ["mock", "live"]. \
      Afterwards they are \(labels). Each guard has to remember for itself what it has found: what \
      is remembered in a slot or in a global is what the inner guard has found.
      """)
  }

  @Test("the test runs once, and its answer or error comes out")
  func passesOn() {
    let carnival = Carnival()
    let slots = [
      makeRideSlot("dodgems", get: { carnival.dodgems }, set: { carnival.dodgems = $0 })
    ]
    var runs = 0
    let answer = withNothingForgotten(in: slots) { _ in
    } test: {
      runs += 1
      return "a test"
    }
    let error = #expect(
      throws: PonyRanAway.self, "The test throws, and the guard should pass it on."
    ) {
      try withNothingForgotten(in: slots) { _ in
      } test: {
        runs += 1
        throw PonyRanAway(number: 3)
      }
    }
    #expect(
      answer == "a test" && error?.number == 3 && runs == 2,
      """
      A test answers "a test", and what came out is "\(answer)". Another one throws \
      PonyRanAway(number: 3), and what came out is \(error.map { "\($0)" } ?? "no such error"). \
      Together they should run twice, and did so \(runs) times.
      """)
  }
}
