import Foundation
import LuckyDraw
import Testing

@testable import Chapter4Exercises

/// What a mock of the lucky draw does in a process of its own, where nothing that it does ends other
/// tests.
struct LuckyReport: Codable, Equatable {
  /// What was touched when the mock was made.
  var madeOf: [String] = []
  /// What each endpoint touched, by its name.
  var touched: [String: [String]] = [:]
  /// What each endpoint answered to each question, in the order of several calls.
  var answers: [String: [String: [String]]] = [:]
  /// What came of three draws, and what they touched.
  var draws: [String] = []
  var touchedInDraws: [String] = []

  /// Uses a mock in every way.
  @MainActor
  init() {
    var seen = 0
    func touchedSince() -> [String] {
      defer { seen = Outside.touched.count }
      return Set(Outside.touched.dropFirst(seen)).sorted()
    }
    let mock = LuckyDrawEnvironment.mock
    madeOf = touchedSince()
    for endpoint in LuckyEndpoint.allCases {
      for _ in 1...20 {
        for position in [1, 2, 25, 100] {
          let answer = endpoint.answer(of: .mock, position: position)
          answers[endpoint.rawValue, default: [:]]["\(position)", default: []].append(answer)
        }
      }
      touched[endpoint.rawValue] = touchedSince()
    }
    _ = LuckyDraw.Current
    _ = touchedSince()
    LuckyDraw.Current = mock
    draws = (1...3).map { _ in
      do {
        let lucky = try drawLuckyPrime()
        return "the prime at position \(lucky.position) is \(lucky.prime), on \(lucky.date)"
      } catch {
        return "the error \(error)"
      }
    }
    touchedInDraws = touchedSince()
  }

  /// What an endpoint answered to each question, call by call.
  func answersByQuestion(of endpoint: LuckyEndpoint) -> [[String]] {
    let byPosition = ["1", "2", "25", "100"].map { answers[endpoint.rawValue]?[$0] ?? [] }
    guard [.now, .drawPosition].contains(endpoint) else { return byPosition }
    // These two aren't told the position.
    return [byPosition[0].indices.flatMap { call in byPosition.map { $0[call] } }]
  }

  /// Reads what another process has printed.
  init?(printed: [UInt8]) {
    guard let line = printed.split(separator: UInt8(ascii: "\n")).last(where: Self.isReport),
      let report = try? JSONDecoder().decode(Self.self, from: Data(line.dropFirst(Self.mark.count)))
    else { return nil }
    self = report
  }

  private static let mark = Array("LuckyReport ".utf8)

  private static func isReport(_ line: some Collection<UInt8>) -> Bool {
    line.starts(with: mark)
  }

  /// Makes a report on a machine that is set up like this, and prints it.
  @MainActor
  static func tell(timeZone: String, locale: String) throws {
    setenv("TZ", timeZone, 1)
    for name in ["LANG", "LC_ALL"] { setenv(name, locale, 1) }
    NSTimeZone.resetSystemTimeZone()
    if let zone = TimeZone(identifier: timeZone) { NSTimeZone.default = zone }
    let report = try JSONEncoder().encode(LuckyReport())
    print("\n\(String(decoding: mark, as: UTF8.self))\(String(decoding: report, as: UTF8.self))")
  }

  /// Reports of three processes on machines that differ, and of a fourth that is like the third. A
  /// report is missing if the process ended.
  @MainActor
  static func ofFourProcesses() async -> [LuckyReport?] {
    let results = await [inAuckland(), inLosAngeles(), inGreenwich(), inGreenwich()]
    return results.map { result in
      result.flatMap { LuckyReport(printed: $0.standardOutputContent) }
    }
  }

  // A known issue doesn't count as an issue in the results.
  @MainActor
  private static func inAuckland() async -> ExitTest.Result? {
    var result: ExitTest.Result?
    await withKnownIssue(isIntermittent: true) {
      result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await LuckyReport.tell(timeZone: "Pacific/Auckland", locale: "de_DE.UTF-8")
      }
    }
    return result
  }

  @MainActor
  private static func inLosAngeles() async -> ExitTest.Result? {
    var result: ExitTest.Result?
    await withKnownIssue(isIntermittent: true) {
      result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await LuckyReport.tell(timeZone: "America/Los_Angeles", locale: "ar_EG.UTF-8")
      }
    }
    return result
  }

  @MainActor
  private static func inGreenwich() async -> ExitTest.Result? {
    var result: ExitTest.Result?
    await withKnownIssue(isIntermittent: true) {
      result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try await LuckyReport.tell(timeZone: "GMT", locale: "en_GB.UTF-8")
      }
    }
    return result
  }
}

enum LuckyEndpoint: String, CaseIterable, CustomStringConvertible {
  case now, drawPosition, nthPrime, save, track

  var description: String { rawValue }

  /// Answers as a sentence shows them: those of `now` as dates, as precise as is needed.
  func listed(_ answers: [String]) -> String {
    let dates = answers.compactMap(Double.init).map(Date.init(timeIntervalSince1970:))
    guard self == .now, dates.count == answers.count else {
      return answers.joined(separator: ", ")
    }
    let texts = [false, true].map { isPrecise in
      dates.map { $0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: isPrecise)) }
    }
    let best = texts.first { Set($0).count == Set(answers).count } ?? answers
    return best.joined(separator: ", ")
  }

  /// What the endpoint answers, or which error it throws, in words.
  func answer(of environment: LuckyDrawEnvironment, position: Int) -> String {
    let lucky = LuckyPrime(position: position, prime: 17, date: .distantPast)
    do {
      switch self {
      case .now: return "\(environment.now().timeIntervalSince1970)"
      case .drawPosition: return "\(environment.drawPosition())"
      case .nthPrime: return "\(try environment.nthPrime(position))"
      case .save: try environment.save(lucky)
      case .track: environment.track("drew \(position)")
      }
      return "done"
    } catch {
      return "the error \(error)"
    }
  }
}
