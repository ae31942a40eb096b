import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.3"), .serialized)
struct Exercise3_3 {
  init() throws {
    // They would end the test process, and the other exercises' results with it.
    let source = try LearnerSource.load("3.3")
    let places = AppEndpoint.traps.flatMap { source.lines(mentioning: $0) }
    let hasNoTrap = places.isEmpty
    try #require(
      hasNoTrap,
      """
      This test reads \(source.path), and goes no further. It found something that ends the \
      program: \(places.quoted). One unexpected call would take the results of all other tests \
      with it. Report, and then throw or return something harmless.
      """)
  }

  @Test("making a client reports nothing")
  func keepsQuietUntilCalled() async {
    let reports = CallRecorder<String>()
    let clients = RefusingClients { reports.record($0) }
    let early = reports.calls
    let isQuiet = early.isEmpty
    #expect(
      isQuiet,
      """
      Three clients were made, and no endpoint was called, but this was reported: \(early). Call \
      report inside each endpoint's closure.
      """)
    withExtendedLifetime(clients) {}
  }

  @Test(
    "each endpoint calls `report` with its own name before it returns",
    arguments: AppEndpoint.allCases)
  func reportsItsName(endpoint: AppEndpoint) async {
    let watch = ReportWatch()
    let clients = RefusingClients { watch.report($0) }
    let (names, late) = await watch.names { _ = await endpoint.call(clients) }
    let expected = [endpoint.rawValue]
    let isRight = names == expected
    let advice =
      AppEndpoint.allCases.contains { $0 != endpoint && names == [$0.rawValue] }
      ? "That is another endpoint's name, and sends you to the wrong place."
      : !names.isEmpty
        ? "Report the bare name once, without a type, parameters or parentheses."
        : late.isEmpty
          ? endpoint.isStream
            ? "A stream might not be read: call report in the endpoint itself, before it returns."
            : "A test can't notice a call that isn't reported."
          : "It came later. Call report in the endpoint itself, not in a task."
    #expect(
      isRight,
      """
      \(endpoint) was called once. When it returned\
      \(endpoint.isStream ? " (a stream that wasn't read yet)" : ""), these names should have been \
      reported: \(expected). These were: \(names). \(advice)
      """)
  }

  @Test(
    "a throwing endpoint throws UnexpectedCall with the endpoint's name",
    arguments: AppEndpoint.throwing)
  func throwsItsName(endpoint: AppEndpoint) async {
    let outcome = await endpoint.call(RefusingClients { _ in })
    let expected = UnexpectedCall(endpoint: endpoint.rawValue)
    let isRight = outcome == .error(expected)
    let advice =
      outcome == .answer
      ? "A made-up answer lets the code under test go on as if everything were fine."
      : "That doesn't say what was called."
    #expect(
      isRight,
      """
      \(endpoint) should throw \(expected). It \(outcome). \(advice)
      """)
  }

  @Test(
    "an endpoint that can't throw does no harm, and a stream ends at once without an element",
    arguments: AppEndpoint.silent)
  func comesBack(endpoint: AppEndpoint) async {
    let clients = RefusingClients { _ in }
    let caller = Crowd(of: 1) { await endpoint.callToTheEnd(clients) }
    await caller.isServed()
    // First look, then cancel: a stream that never ends does end then.
    let outcome = caller.answers.calls.first
    caller.giveUp()
    let happened =
      outcome.map {
        "\($0). The code under test would react to it, although nothing has happened."
      }
      ?? "did not end. A test that reads it waits for ever instead of failing."
    let isHarmless = outcome == .answer
    #expect(
      isHarmless,
      """
      \(endpoint) was called\(endpoint.isStream ? ", and its stream was read" : ""). The \
      \(endpoint.isStream ? "stream should end at once, without an element" : "call should return"). \
      It \(happened)
      """)
    guard isHarmless else { return }
    let later = Crowd(of: 1) { await endpoint.callToTheEnd(clients) }
    await later.isServed()
    let second = later.answers.calls.first
    later.giveUp()
    let isHarmlessAgain = second == .answer
    #expect(
      isHarmlessAgain,
      """
      \(endpoint) was called\(endpoint.isStream ? ", and its stream was read" : "") twice. The first time \
      that did no harm. The second time it \(second.map { "\($0)" } ?? "did not end"). Every call should \
      do what the first one does.
      """)
  }

  @Test("every call is reported, not just the first", arguments: AppEndpoint.allCases)
  func reportsEveryCall(endpoint: AppEndpoint) async {
    let reports = CallRecorder<String>()
    let clients = RefusingClients { reports.record($0) }
    var outcomes: [AppEndpoint.Outcome] = []
    for _ in 1...3 { outcomes.append(await endpoint.call(clients)) }
    await eventually { reports.count >= 3 }
    let (names, expected) = (reports.calls, Array(repeating: endpoint.rawValue, count: 3))
    let isRight = names == expected
    #expect(
      isRight,
      """
      \(endpoint) was called three times, and each call should be reported: \(expected). These \
      were reported: \(names).
      """)
    let isAlike = outcomes.allSatisfy { $0 == outcomes[0] }
    #expect(
      isAlike,
      """
      \(endpoint) was called three times, and should do the same each time. The first call \
      \(outcomes[0]), the second \(outcomes[1]), the third \(outcomes[2]).
      """)
    guard isRight, isAlike else { return }
    for _ in 1...97 { _ = await endpoint.call(clients) }
    await eventually { reports.count >= 100 }
    let count = reports.count
    let isEvery = count == 100
    #expect(
      isEvery,
      """
      \(endpoint) was called 100 times, which was reported \(count) times. It should be reported each \
      time, however many calls there are.
      """)
  }

  @Test("each of two clients has its own report")
  func keepsReportsApart() async {
    let (first, second) = (CallRecorder<String>(), CallRecorder<String>())
    let one = RefusingClients { first.record($0) }
    let two = RefusingClients { second.record($0) }
    for endpoint in AppEndpoint.allCases { _ = await endpoint.call(one) }
    _ = await AppEndpoint.paths.call(two)
    await eventually { first.count + second.count >= AppEndpoint.allCases.count + 1 }
    let counts = [first.count, second.count]
    let isRight = counts == [AppEndpoint.allCases.count, 1]
    #expect(
      isRight,
      """
      Two tests have clients of their own. The first one calls all seven endpoints, the second \
      one calls paths. The first report should be called 7 times and the second one once. The \
      numbers are \(counts[0]) and \(counts[1]). Each closure should call the report that its own \
      client was made with.
      """)
  }

  @Test(
    "overriding an endpoint silences that endpoint and no other", arguments: AppEndpoint.allCases)
  func canBeOverridden(endpoint: AppEndpoint) async {
    let reports = CallRecorder<String>()
    let expecting = endpoint.expected(by: RefusingClients { reports.record($0) })
    for other in AppEndpoint.allCases { _ = await other.call(expecting) }
    let others = AppEndpoint.allCases.filter { $0 != endpoint }.map(\.rawValue)
    await eventually { reports.count >= others.count }
    let names = reports.calls.sorted()
    let missing = others.filter { !names.contains($0) }
    let isRight = names == others.sorted()
    #expect(
      isRight,
      """
      A test overrides \(endpoint), which it expects to be called, and then calls all seven \
      endpoints. The other six should be reported, and \
      \(missing.isEmpty ? "these were" : "\(missing) weren't. These were"): \(names). Each endpoint \
      should report its own calls, whatever was called before.
      """)
  }
}
