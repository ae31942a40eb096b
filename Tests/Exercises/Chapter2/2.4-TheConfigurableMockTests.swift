import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.4"))
struct Exercise2_4 {
  @Test("each endpoint answers with its own closure")
  func callsItsOwnClosure() async throws {
    let called = CallRecorder<String>()
    let mock: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in
        called.record("measured")
        return [11]
      },
      expected: { _, _ in
        called.record("expected")
        return [99]
      })
    let past = try await mock.measured(at: .city, hours: 1)
    let calls = called.calls
    #expect(
      past == [11] && calls == ["measured"],
      """
      The mock was asked what was measured. It should call the closure `measured`, which answers \
      [11], and leave the other alone. It answers \(past), and the closures called are \(calls).
      """)
    let future = try await mock.expected(at: .city, hours: 1)
    let laterCalls = called.calls.dropFirst(calls.count)
    #expect(
      future == [99] && laterCalls == ["expected"],
      """
      The mock was asked what to expect. It should call the closure `expected`, which answers \
      [99], and leave the other alone. It answers \(future), and the closures called are \
      \(Array(laterCalls)). Both have the same type, so the compiler lets you swap them.
      """)
  }

  @Test("the closure learns what was asked", arguments: Endpoint.allCases)
  func passesTheQuestionOn(endpoint: Endpoint) async throws {
    let asked = CallRecorder<Question>()
    let mock = mock { asked.record(Question(spot: $0, hours: $1)) }
    let questions = [
      Question(spot: .city, hours: 3), Question(spot: .coast, hours: 24),
      Question(spot: .coast, hours: 3),
    ]
    for question in questions {
      _ = try await endpoint.ask(mock, at: question.spot, hours: question.hours)
    }
    let calls = asked.calls
    #expect(
      calls == questions,
      """
      \(endpoint.rawValue)(at:hours:) was called for \(questions). Its closure was called for \(calls). It \
      should get the coordinate and the hours as they are, once for each call.
      """)
  }

  @Test("the closure decides each answer anew", arguments: Endpoint.allCases)
  func asksEachTime(endpoint: Endpoint) async throws {
    let calls = CallRecorder<Void>()
    let answer: @Sendable (AirSpot, Int) -> [Int] = { _, _ in
      calls.record(())
      return [calls.count]
    }
    let mock: any AirQualityClient = makeAirQualityMock(measured: answer, expected: answer)
    let early = calls.count
    #expect(
      early == 0,
      "Nobody has asked the mock anything yet, and a closure has been called \(early) times.")
    var answers: [[Int]] = []
    for _ in 1...3 { answers.append(try await endpoint.ask(mock, at: .city, hours: 1)) }
    #expect(
      answers == [[1], [2], [3]],
      """
      The closure answers [1] when it is called first, then [2], then [3]. The mock was asked the \
      same three times, and answers \(answers). Keep the closure, not what it answered once.
      """)
  }

  @Test("an error of the closure reaches the caller", arguments: Endpoint.allCases)
  func passesErrorsOn(endpoint: Endpoint) async {
    let mock = mock { _, hours in throw Fault.sensorIsFrozen(hour: hours) }
    await #expect(
      throws: Fault.sensorIsFrozen(hour: 7),
      """
      The closure of \(endpoint.rawValue)(at:hours:) throws an error, and the mock should throw the same \
      one. If it answers instead, a test of the failure shows an empty chart.
      """
    ) {
      try await endpoint.ask(mock, at: .city, hours: 7)
    }
  }

  @Test("one endpoint can fail while the other answers")
  func failsInOneHalf() async throws {
    let mock: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in throw Fault.sensorIsFrozen(hour: 1) }, expected: { _, _ in [12, 13] })
    let past = try? await mock.measured(at: .coast, hours: 1)
    let future = try? await mock.expected(at: .coast, hours: 2)
    #expect(
      past == nil && future == [12, 13],
      """
      The closure `measured` throws, the closure `expected` answers [12, 13]. The mock answers \
      \(past.described) and \(future.described). Neither endpoint should care about the other.
      """)
  }

  @Test("two mocks keep their closures apart")
  func keepsMocksApart() async {
    let good: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in [3] }, expected: { _, _ in [4] })
    let bad: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in [300] }, expected: { _, _ in [400] })
    var answers: [[Int]?] = []
    for mock in [good, bad] {
      for endpoint in Endpoint.allCases {
        answers.append(try? await endpoint.ask(mock, at: .city, hours: 1))
      }
    }
    #expect(
      answers == [[3], [4], [300], [400]],
      """
      Two mocks were made, one answers [3] and [4], the other [300] and [400]. Asked in this \
      order they say \(answers.map(\.described)). Each needs its closures in stored properties of \
      its own, not in a static.
      """)
  }

  @Test("a caller who gives up is noticed by the closure", arguments: Endpoint.allCases)
  func passesCancellationOn(endpoint: Endpoint) async throws {
    let heard = CallRecorder<Bool>()
    let mock = mock { _, _ in heard.record(Task.isCancelled) }
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await endpoint.ask(mock, at: .city, hours: 1)
    }
    _ = try? await caller.value
    let calls = heard.calls
    #expect(
      calls == [true],
      """
      A caller who is cancelled asks, and the closure should see it: Task.isCancelled was \
      \(calls) instead of [true]. Call the closure with try await, in the caller's own task.
      """)
  }

  enum Endpoint: String, CaseIterable {
    case measured, expected

    func ask(
      _ client: any AirQualityClient, at spot: AirSpot, hours: Int
    ) async throws -> [Int] {
      switch self {
      case .measured: try await client.measured(at: spot, hours: hours)
      case .expected: try await client.expected(at: spot, hours: hours)
      }
    }
  }
}

/// A mock with the same closure for both endpoints, which answers with nothing.
private func mock(
  _ onCall: @escaping @Sendable (AirSpot, Int) throws -> Void
) -> any AirQualityClient {
  let answer: @Sendable (AirSpot, Int) throws -> [Int] = { spot, hours in
    try onCall(spot, hours)
    return []
  }
  return makeAirQualityMock(measured: answer, expected: answer)
}

private enum Fault: Error, Equatable {
  case sensorIsFrozen(hour: Int)
}

/// What an endpoint was asked.
private struct Question: Equatable, CustomStringConvertible {
  var spot: AirSpot
  var hours: Int

  var description: String { "(\(spot.latitude), \(spot.longitude)) for \(hours) hours" }
}

extension AirSpot {
  fileprivate static let city = AirSpot(latitude: 55.68, longitude: 12.57)
  fileprivate static let coast = AirSpot(latitude: 55.68, longitude: -8.25)
}

extension [Int]? {
  fileprivate var described: String { map { "\($0)" } ?? "an error" }
}
