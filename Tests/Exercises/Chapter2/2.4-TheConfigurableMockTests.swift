import AirQuality
import Forecasts
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.4"), .serialized)
struct Exercise2_4 {
  @Test("each endpoint answers with its own closure")
  func callsItsOwnClosure() async throws {
    let called = CallRecorder<Endpoint>()
    let mock: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in
        called.record(.measured)
        return [11]
      },
      expected: { _, _ in
        called.record(.expected)
        return [99]
      })
    let past = try await mock.measured(at: .city, hours: 1)
    let future = try await mock.expected(at: .city, hours: 1)
    let isRight = past == [11] && future == [99]
    #expect(
      isRight,
      """
      The closure `measured` answers [11], and `expected` answers [99]. Asked what was measured, \
      the mock answers \(past); asked what to expect, \(future). Each endpoint should call its own \
      closure. Both have the same type, so the compiler lets you swap them.
      """)
    let calls = called.calls.map(\.rawValue)
    let isItsOwn = !isRight || calls.sorted() == ["expected", "measured"]
    #expect(
      isItsOwn,
      """
      The mock was asked what was measured, and then what to expect. These closures were called: \
      \(calls.joined(separator: ", ")). Neither endpoint should call the other's closure.
      """)
  }

  @Test(
    "the closure is called each time, with the caller's arguments", arguments: Endpoint.allCases)
  func passesTheQuestionOn(endpoint: Endpoint) async throws {
    let recorder = CallRecorder<Question>()
    let mock = mock(of: endpoint) { recorder.record(Question(place: $0, hours: $1)) }
    let questions = [
      Question(place: .city, hours: 3), Question(place: .city, hours: 3),
      Question(place: .coast, hours: 24), Question(place: .south, hours: 0),
      Question(place: .townHall, hours: 72),
    ]
    for question in questions {
      _ = try await endpoint.ask(mock, at: question.place, hours: question.hours)
    }
    let calls = recorder.calls
    let foreign = calls.firstIndex { !questions.contains($0) }
    let isAsAsked = foreign == nil
    let asked = calls.count == questions.count ? foreign.map { questions[$0].text } : nil
    #expect(
      isAsAsked,
      """
      \(endpoint.rawValue)(at:hours:) was called \(asked.map { "for \($0)" } ?? "five times"). \
      Its closure was called for \(foreign.map { calls[$0].text } ?? "nothing")\
      \(asked == nil ? ", not one of the five questions" : ""). It should get the coordinate \
      and the hours as they are.
      """)
    let isEachTime = !isAsAsked || calls == questions
    let missing = questions.without(calls)
    let advice =
      if missing.isEmpty {
        "It should be called once for each question, in that order."
      } else if missing.allSatisfy({ $0.hours == 0 }) {
        "It should be called for each question, even one for 0 hours."
      } else {
        """
        It should be called for each question, even one that came before. Keep the closure, not \
        what it answered once.
        """
      }
    #expect(
      isEachTime,
      """
      \(endpoint.rawValue)(at:hours:) was called five times, and its closure \
      \(calls.count.times)\(missing.first.map { ": too seldom for \($0.text)" } ?? ""). \(advice)
      """)
    guard isAsAsked, isEachTime else { return }
    for hours in [1_000, -1] {
      _ = try await endpoint.ask(mock, at: .city, hours: hours)
      let heard = recorder.calls.last.map(\.hours) ?? 0
      let isPassedOn = heard == hours
      #expect(
        isPassedOn,
        """
        \(endpoint.rawValue)(at:hours:) was called for \(hours) hours, and its closure for \
        \(heard). A mock has no opinion on what it is asked: it passes the arguments on as they are.
        """)
      guard isPassedOn else { return }
    }
    await callsItWhileBusy(endpoint)
  }

  /// A second question comes while the first one's closure is running.
  private func callsItWhileBusy(_ endpoint: Endpoint) async {
    let (asked, gate) = (CallRecorder<Void>(), Gate())
    let mock = mock(of: endpoint) { _, _ in
      asked.record(())
      if asked.count == 1 { await gate.pass() }
    }
    let first = Crowd(of: 1) { await told { try await endpoint.ask(mock, at: .city, hours: 3) } }
    await eventually { asked.count == 1 }
    let second = Crowd(of: 1) { await told { try await endpoint.ask(mock, at: .city, hours: 3) } }
    // A mock that lets the second one wait for the first calls the closure as well, only later.
    await eventually(timeout: .milliseconds(400)) { second.answers.count == 1 }
    gate.open()
    await first.isServed()
    await second.isServed()
    let count = asked.count
    let isCalledForBoth = count == 2
    #expect(
      isCalledForBoth,
      """
      \(endpoint.rawValue)(at:hours:) was called twice, the second time while the first closure \
      was still running. The closure should be called for both, but was called \
      \(count == 1 ? "once" : "\(count) times").
      """)
  }

  @Test("what the closure answers comes back untouched", arguments: Endpoint.allCases)
  func givesBackWhatComes(endpoint: Endpoint) async throws {
    for values in [[30, 7, 12, 7, -1], [], [0], [9_999, -9_999], Array(1...60)] {
      let mock: any AirQualityClient = makeAirQualityMock(
        measured: { _, _ in values }, expected: { _, _ in values })
      let answer = try await endpoint.ask(mock, at: .city, hours: 2)
      let isRight = answer == values
      #expect(
        isRight,
        """
        \(endpoint.rawValue)(at:hours:) was asked for 2 hours, and its closure answers \(values). \
        The mock answers \(answer). The test decides what the closure answers. It should come back \
        as it is, in the same order.
        """)
      guard isRight else { return }
    }
  }

  @Test("an error from the closure reaches the caller", arguments: Endpoint.allCases)
  func passesErrorsOn(endpoint: Endpoint) async {
    let errors: [any Error] = [Fault.sensorIsFrozen(hour: 7), CancellationError()]
    for error in errors {
      let asked = CallRecorder<Void>()
      let mock = mock(of: endpoint) { _, _ in
        asked.record(())
        throw error
      }
      let outcome: String
      let advice: String
      do {
        outcome = "returned \(try await endpoint.ask(mock, at: .city, hours: 7))"
        advice = """
          If the mock answers instead, the test can't see what the screen does after a failure.
          """
      } catch {
        outcome = "threw \(error)"
        advice = """
          The test decides which error it is. Don't replace it or wrap it in one of the mock's own.
          """
      }
      let isRight = outcome == "threw \(error)"
      #expect(
        isRight,
        """
        The closure of \(endpoint.rawValue)(at:hours:) throws \(error), and the mock should throw \
        the same error. It \(outcome). \(advice)
        """)
      let count = asked.count
      let isOnce = !isRight || count == 1
      #expect(
        isOnce,
        """
        The closure of \(endpoint.rawValue)(at:hours:) throws, and was called \(count) times. It \
        should be called once for each question.
        """)
      guard isRight, isOnce else { return }
      _ = try? await endpoint.ask(mock, at: .city, hours: 7)
      let isAskedAgain = asked.count == 2
      #expect(
        isAskedAgain,
        """
        \(endpoint.rawValue)(at:hours:) was called twice, and its closure threw at the first call. \
        It should be called for the second one, too, but was called \(asked.count.times) in all. An \
        error answers one question, and not the next.
        """)
      guard isAskedAgain else { return }
    }
    for error in errors {
      let asked = CallRecorder<Void>()
      let closure: @Sendable (Coordinate, Int) async throws -> [Int] = { _, _ in
        asked.record(())
        if asked.count > 1 { throw error }
        return [31]
      }
      let mock: any AirQualityClient = makeAirQualityMock(measured: closure, expected: closure)
      let first = await told { try await endpoint.ask(mock, at: .city, hours: 7) }
      let second = await told { try await endpoint.ask(mock, at: .city, hours: 7) }
      let isThrown = second == "error \"\(error)\""
      #expect(
        isThrown,
        """
        \(endpoint.rawValue)(at:hours:) was called twice. Its closure answered [31], and then threw \
        \(error). The first caller got \(first), and the second \(second). The second should get \
        that error: keep no answer to put in its place.
        """)
      guard isThrown else { return }
    }
  }

  @Test("one endpoint can fail while the other answers")
  func failsInOneHalf() async throws {
    let updating = "The model is being updated."
    let mock: any AirQualityClient = makeAirQualityMock(
      measured: { place, _ in place == .city ? [48, 51, 60] : [4, 3, 5] },
      expected: { _, _ in throw Refusal(description: updating) })
    var rows: [String] = []
    for (name, place) in [("city", Coordinate.city), ("coast", .coast)] {
      let past = await told { try await mock.measured(at: place, hours: 3) }
      let future = await told { try await mock.expected(at: place, hours: 3) }
      rows.append("\(name): measured \(past), expected \(future)")
    }
    let other: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in throw Refusal(description: updating) }, expected: { _, _ in [12, 13] })
    let past = await told { try await other.measured(at: .city, hours: 2) }
    let future = await told { try await other.expected(at: .city, hours: 2) }
    rows.append("another mock: measured \(past), expected \(future)")
    let expected = [
      "city: measured [48, 51, 60], expected error \"\(updating)\"",
      "coast: measured [4, 3, 5], expected error \"\(updating)\"",
      "another mock: measured error \"\(updating)\", expected [12, 13]",
    ]
    let wrong = zip(rows, expected).first { $0 != $1 }
    let isRight = wrong == nil
    #expect(
      isRight,
      """
      One closure of a mock throws, the other answers. The result should be: \(wrong?.1 ?? ""). \
      It is: \(wrong?.0 ?? ""). Each endpoint should depend on its own closure only.
      """)
    guard isRight else { return }
    demonstrate("What your mocks answered:\n" + rows.joined(separator: "\n"))
  }

  @Test("each of two mocks calls its own closures")
  func keepsMocksApart() async {
    let good: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in [3] }, expected: { _, _ in [4] })
    let bad: any AirQualityClient = makeAirQualityMock(
      measured: { _, _ in [300] }, expected: { _, _ in [400] })
    var answers: [String] = []
    for mock in [good, bad] {
      for endpoint in Endpoint.allCases {
        answers.append(await told { try await endpoint.ask(mock, at: .city, hours: 1) })
      }
    }
    let isRight = answers == ["[3]", "[4]", "[300]", "[400]"]
    #expect(
      isRight,
      """
      Two mocks were made. One answers [3] and [4], the other [300] and [400]. Asked in this \
      order, they say \(answers.joined(separator: ", ")). Each needs its closures in stored \
      properties of its own, not in a static.
      """)
  }

  @Test("the closure runs in the caller's task", arguments: Endpoint.allCases)
  func passesCancellationOn(endpoint: Endpoint) async throws {
    let heard = CallRecorder<(isCancelled: Bool, task: Int?)>()
    let mock = mock(of: endpoint) { _, _ in
      heard.record((Task.isCancelled, withUnsafeCurrentTask { $0?.hashValue }))
    }
    let caller = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try? await endpoint.ask(mock, at: .city, hours: 1)
      return withUnsafeCurrentTask { $0?.hashValue }
    }
    let task = await caller.value
    let call = heard.calls.first
    let isCalled = call != nil
    #expect(
      isCalled,
      """
      A caller who has been cancelled asks \(endpoint.rawValue)(at:hours:), and the closure isn't \
      called. Call it for a cancelled caller, too.
      """)
    let isInTheTask = !isCalled || (call?.isCancelled == true && call?.task == task)
    #expect(
      isInTheTask,
      """
      A caller who has been cancelled asks \(endpoint.rawValue)(at:hours:). The closure runs in \
      a different task\(call?.isCancelled == true ? "" : ", which isn't cancelled"). A Task and an async \
      let are tasks of their own. Call the closure with try await, in the method itself.
      """)
  }

  enum Endpoint: String, CaseIterable {
    case measured, expected

    func ask(
      _ client: any AirQualityClient, at place: Coordinate, hours: Int
    ) async throws -> [Int] {
      switch self {
      case .measured: try await client.measured(at: place, hours: hours)
      case .expected: try await client.expected(at: place, hours: hours)
      }
    }
  }
}

/// A mock whose endpoints answer with no values; one of them calls a closure first.
private func mock(
  of endpoint: Exercise2_4.Endpoint,
  _ onCall: @escaping @Sendable (Coordinate, Int) async throws -> Void
) -> any AirQualityClient {
  let answer: @Sendable (Coordinate, Int) async throws -> [Int] = { place, hours in
    try await onCall(place, hours)
    return []
  }
  return switch endpoint {
  case .measured: makeAirQualityMock(measured: answer, expected: { _, _ in [] })
  case .expected: makeAirQualityMock(measured: { _, _ in [] }, expected: answer)
  }
}

/// An answer or an error, as a sentence shows it.
private func told(_ ask: () async throws -> [Int]) async -> String {
  do { return "\(try await ask())" } catch { return "error \"\(error)\"" }
}

private enum Fault: Error, CustomStringConvertible {
  case sensorIsFrozen(hour: Int)

  /// Short, even inside of another error.
  var description: String {
    switch self {
    case .sensorIsFrozen(let hour): "sensorIsFrozen(hour: \(hour))"
    }
  }
}

private struct Refusal: Error, CustomStringConvertible {
  let description: String
}

/// What an endpoint was asked.
private struct Question: Equatable {
  var place: Coordinate
  var hours: Int
}

extension Question {
  fileprivate var text: String {
    "(\(place.latitude), \(place.longitude)) and \(hours == 1 ? "1 hour" : "\(hours) hours")"
  }
}

extension [Question] {
  /// The questions that are left when each of these is taken away once.
  fileprivate func without(_ calls: [Question]) -> [Question] {
    calls.reduce(into: self) { rest, call in
      if let index = rest.firstIndex(of: call) { rest.remove(at: index) }
    }
  }
}

extension Int {
  /// A number of times, as a sentence says it.
  fileprivate var times: String {
    let words = ["never", "once", "twice", "three times", "four times", "five times"]
    return words.indices.contains(self) ? words[self] : "\(self) times"
  }
}

extension Coordinate {
  fileprivate static let city = Coordinate(latitude: 55.68, longitude: 12.57)
  fileprivate static let townHall = Coordinate(latitude: 55.675942, longitude: 12.569183)
  fileprivate static let coast = Coordinate(latitude: 55.68, longitude: -8.25)
  fileprivate static let south = Coordinate(latitude: -33.9, longitude: 12.57)
}
