import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.3"))
struct Exercise3_3 {
  init() throws {
    // They would end the test process, and the other exercises' results with it.
    let source = try LearnerSource.load("3.3")
    let places = GreenhouseEndpoint.traps.flatMap { source.lines(mentioning: $0) }
    try #require(
      places.isEmpty,
      """
      This test reads \(source.path), and goes no further. What stands there ends the program: \
      \(places.quoted). One unexpected call would take the results of all other tests with it. \
      Report, and then throw or give back something harmless.
      """)
  }

  @Test("nothing is reported as long as nothing is called")
  func keepsQuietUntilCalled() async {
    let reports = CallRecorder<String>()
    let client = GreenhouseClient.unimplemented { reports.record($0) }
    let early = reports.calls
    #expect(
      early.isEmpty,
      """
      The client was only made, and no endpoint was called. It has already reported \(early). The \
      call of report belongs into the closure of each endpoint.
      """)
    withExtendedLifetime(client) {}
  }

  @Test("each endpoint reports its own name", arguments: GreenhouseEndpoint.allCases)
  func reportsItsName(endpoint: GreenhouseEndpoint) async {
    let reports = CallRecorder<String>()
    let client = GreenhouseClient.unimplemented { reports.record($0) }
    _ = await endpoint.call(client)
    let (names, expected) = (reports.calls, [endpoint.rawValue])
    #expect(
      names == expected,
      """
      \(endpoint) was called once, and \(endpoint.end). By then, report should have been given \
      \(expected), and was given \(names). Whoever reads the failure wants to know what was \
      called, once for each call. An endpoint that keeps quiet, or speaks too late, hides it.
      """)
  }

  @Test("an endpoint that can throw, throws its name", arguments: GreenhouseEndpoint.throwing)
  func throwsItsName(endpoint: GreenhouseEndpoint) async {
    let client = GreenhouseClient.unimplemented { _ in }
    let outcome = await endpoint.call(client)
    let expected = GreenhouseEndpoint.Outcome.error(UnexpectedCall(endpoint: endpoint.rawValue))
    #expect(
      outcome == expected,
      """
      \(endpoint) should throw \(expected) when it is called. It gives \(outcome). A made up \
      answer lets the code under test go on as if all were well, and another error does not say \
      which endpoint it was.
      """)
  }

  @Test("an endpoint that cannot throw, comes back", arguments: GreenhouseEndpoint.silent)
  func comesBack(endpoint: GreenhouseEndpoint) async {
    let client = GreenhouseClient.unimplemented { _ in }
    let caller = Crowd(of: 1) { await endpoint.callToTheEnd(client) }
    await caller.isServed()
    // First look, then cancel: a stream that never ends does end then.
    let outcome = caller.answers.calls.first
    caller.giveUp()
    let happened =
      outcome.map {
        "gave \($0). What is made up lets the code under test go on as if all were well"
      }
      ?? "did not end. A test that waits for it waits for ever, instead of failing with a name"
    let isHarmless = outcome == .answer
    #expect(
      isHarmless,
      """
      \(endpoint) cannot throw. It was called, and should come to an end with something harmless; \
      a stream should end at once, without an element. It \(happened).
      """)
  }

  @Test("every call is reported, also the third", arguments: GreenhouseEndpoint.allCases)
  func reportsEveryCall(endpoint: GreenhouseEndpoint) async {
    let reports = CallRecorder<String>()
    let client = GreenhouseClient.unimplemented { reports.record($0) }
    var outcomes: [GreenhouseEndpoint.Outcome] = []
    for _ in 1...3 { outcomes.append(await endpoint.call(client)) }
    let (names, expected) = (reports.calls, Array(repeating: endpoint.rawValue, count: 3))
    let isAlike = outcomes.allSatisfy { $0 == outcomes[0] }
    #expect(
      names == expected && isAlike,
      """
      \(endpoint) was called three times. Report should have been given \(expected), and was given \
      \(names). The endpoint should do the same each time, and gave \(outcomes).
      """)
  }

  @Test("an override silences one endpoint only", arguments: GreenhouseEndpoint.allCases)
  func canBeOverridden(endpoint: GreenhouseEndpoint) async {
    let reports = CallRecorder<String>()
    let client = GreenhouseClient.unimplemented { reports.record($0) }
    let expecting = endpoint.expected(by: client)
    for other in GreenhouseEndpoint.allCases { _ = await other.call(expecting) }
    let names = reports.calls
    let others = GreenhouseEndpoint.allCases.filter { $0 != endpoint }.map(\.rawValue)
    #expect(
      names == others,
      """
      A test overrides \(endpoint), which it expects, and then calls all five endpoints. The other \
      four should be reported, in the order of the calls: \(others). What is reported is \(names). \
      Each endpoint speaks for itself, whatever was called before.
      """)
  }

  @Test("two tests get their own reports")
  func keepsReportsApart() async {
    let (first, second) = (CallRecorder<String>(), CallRecorder<String>())
    let one = GreenhouseClient.unimplemented { first.record($0) }
    let two = GreenhouseClient.unimplemented { second.record($0) }
    _ = one.isRoofOpen()
    _ = two.isRoofOpen()
    await two.openRoof()
    let (firstNames, secondNames) = (first.calls, second.calls)
    #expect(
      firstNames == ["isRoofOpen"] && secondNames == ["isRoofOpen", "openRoof"],
      """
      Two tests have a client each. One calls isRoofOpen, the other isRoofOpen and openRoof. The \
      first is told \(firstNames), the second \(secondNames). The closures should capture the \
      report that they were made with.
      """)
  }
}

enum GreenhouseEndpoint: String, CaseIterable, CustomStringConvertible {
  case temperature, harvest, isRoofOpen, openRoof, moisture

  enum Outcome: Equatable, CustomStringConvertible {
    case answer
    case error(UnexpectedCall)
    case somethingElse(String)

    var description: String {
      switch self {
      case .answer: "an answer"
      case .error(let error): "\(error)"
      case .somethingElse(let words): words
      }
    }
  }

  /// How a call of it ends; that of a stream ends before anybody reads the stream.
  var end: String {
    switch self {
    case .temperature, .harvest: "it has thrown or returned"
    case .isRoofOpen, .openRoof: "it has returned"
    case .moisture: "it has returned a stream that nobody has read yet"
    }
  }

  static let throwing: [Self] = [.temperature, .harvest]
  static let silent: [Self] = [.isRoofOpen, .openRoof, .moisture]

  /// What ends the test process.
  static let traps = [
    "fatalError", "preconditionFailure", "assertionFailure", "precondition(", "assert(", "try!",
    "as!", "exit(", "abort(",
  ]

  var description: String { rawValue }

  /// Calls the endpoint. A stream is not read: it may be one that never ends.
  func call(_ client: GreenhouseClient) async -> Outcome {
    do {
      switch self {
      case .temperature: _ = try await client.temperature(7)
      case .harvest: _ = try await client.harvest(7)
      case .isRoofOpen: _ = client.isRoofOpen()
      case .openRoof: await client.openRoof()
      case .moisture: _ = client.moisture(7)
      }
      return .answer
    } catch let error as UnexpectedCall {
      return .error(error)
    } catch {
      return .somethingElse("\(error)")
    }
  }

  /// Calls the endpoint, and reads its stream to the end, if it has one.
  func callToTheEnd(_ client: GreenhouseClient) async -> Outcome {
    guard self == .moisture else { return await call(client) }
    for await percent in client.moisture(7) { return .somethingElse("the element \(percent)") }
    return .answer
  }

  /// A client that answers at this endpoint.
  func expected(by client: GreenhouseClient) -> GreenhouseClient {
    var client = client
    switch self {
    case .temperature: client.temperature = { _ in 19 }
    case .harvest: client.harvest = { _ in ["a tomato"] }
    case .isRoofOpen: client.isRoofOpen = { true }
    case .openRoof: client.openRoof = {}
    case .moisture: client.moisture = { _ in AsyncStream { $0.finish() } }
    }
    return client
  }
}
