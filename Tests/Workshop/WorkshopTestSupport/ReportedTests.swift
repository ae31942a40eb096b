import CourseModel
import Foundation
import Toolchain

/// What the testing library reports of a test.
package enum ReportedTest: Sendable {
  case passed
  /// With the sentences of its author and what traits add, and the library's own words.
  case issue([String], expectation: String)
  case skipped
  /// It has started, and didn't come to its end.
  case unfinished
  /// It has failed, with a sentence of its author, and then didn't come to its end.
  case stuck(String)
  /// It hasn't started.
  case notStarted

  /// A test that failed.
  ///
  /// - Parameters:
  ///   - details: the sentences of its author, and what traits add.
  ///   - expectation: the library's own words.
  package static func failed(
    _ details: String..., expectation: String = "Expectation failed: false"
  ) -> ReportedTest {
    .issue(details, expectation: expectation)
  }
}

extension TestRun {
  /// A run of an exercise's tests, as the testing library would report it.
  ///
  /// - Parameters:
  ///   - exercise: whose tests.
  ///   - tests: what became of each, by its display name. The first is in line 8, the next in line 13.
  ///   - end: how the run ended; by itself if this is left out.
  ///   - output: what came on its standard error.
  ///   - printed: what came on its standard output.
  ///   - stamp: what it told of the answer.
  package static func reporting(
    _ exercise: Exercise, _ tests: KeyValuePairs<String, ReportedTest>, end: End? = nil,
    output: String = "", printed: String = "", stamp: String? = nil
  ) -> TestRun {
    let records = tests.enumerated().flatMap { index, test in
      self.records(of: test.value, named: test.key, line: 8 + 5 * index, in: exercise)
    }
    let hasFailure = tests.contains { if case .issue = $0.value { true } else { false } }
    let lines = records.compactMap { try? JSONSerialization.data(withJSONObject: $0) }
    return TestRun(
      events: EventStream(Data(lines.joined(separator: Data("\n".utf8)))),
      end: end ?? .exited(failed: hasFailure), output: output, printed: printed, stamp: stamp)
  }

  private static func records(
    of test: ReportedTest, named name: String, line: Int, in exercise: Exercise
  ) -> [[String: Any]] {
    let module = "Chapter\(exercise.id.chapter)ExercisesTests"
    let file = "\(exercise.id)-\(exercise.name)Tests.swift"
    let id = "\(module).\(exercise.id.suite)/test\(line)()/\(file):\(line):4"
    func issue(_ details: [String], _ expectation: String) -> [String: Any] {
      let messages = [("fail", expectation)] + details.map { ("details", $0) }
      return event(
        "issueRecorded",
        [
          "issue": ["isKnown": false, "sourceLocation": place(line + 2)],
          "messages": messages.map { ["symbol": $0, "text": $1] },
        ])
    }
    func place(_ line: Int) -> [String: Any] { ["fileID": "\(module)/\(file)", "line": line] }
    func event(_ kind: String, _ more: [String: Any] = [:]) -> [String: Any] {
      let payload = ["kind": kind, "testID": id].merging(more) { $1 }
      return ["kind": "event", "payload": payload]
    }
    let declared: [String: Any] = [
      "kind": "test",
      "payload": [
        "kind": "function", "id": id, "displayName": name, "sourceLocation": place(line),
      ],
    ]
    let (start, end) = (event("testStarted"), event("testEnded"))
    switch test {
    case .passed: return [declared, start, end]
    case .issue(let details, let expectation):
      return [declared, start, issue(details, expectation), end]
    case .stuck(let detail):
      return [declared, start, issue([detail], "Expectation failed: false")]
    case .skipped: return [declared, event("testSkipped")]
    case .unfinished: return [declared, start]
    case .notStarted: return [declared]
    }
  }
}
