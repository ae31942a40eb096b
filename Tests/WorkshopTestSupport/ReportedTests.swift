import CourseModel
import Foundation
import Toolchain

/// What the testing library reports of a test.
package enum ReportedTest: Sendable {
  case passed
  /// With what its author says of the failure.
  case failed(String)
  case skipped
  /// It has started, and didn't come to its end.
  case unfinished
  /// It hasn't started.
  case notStarted
}

extension TestRun {
  /// A run of an exercise's tests, as the testing library would report it.
  ///
  /// - Parameters:
  ///   - exercise: whose tests.
  ///   - tests: what became of each, by its display name. The first is in line 8, the next in line 18.
  ///   - end: how the run ended; by itself if this is left out.
  ///   - output: what it printed.
  package static func reporting(
    _ exercise: Exercise, _ tests: KeyValuePairs<String, ReportedTest>, end: End? = nil,
    output: String = ""
  ) -> TestRun {
    let lines = tests.enumerated().flatMap { index, test in
      records(of: test.value, named: test.key, line: 8 + 10 * index, of: exercise)
    }
    let hasFailure = tests.contains { if case .failed = $0.value { true } else { false } }
    return TestRun(
      events: EventStream(Data(lines.joined(separator: "\n").utf8)),
      end: end ?? .exited(failed: hasFailure), output: output)
  }

  private static func records(
    of test: ReportedTest, named name: String, line: Int, of exercise: Exercise
  ) -> [String] {
    let module = "Chapter\(exercise.id.chapter)Tests"
    let file = "\(exercise.id)-\(exercise.name)Tests.swift"
    let place = "{\"fileID\": \"\(module)/\(file)\", \"line\": \(line)}"
    let id = "\(module).\(exercise.id.suite)/test\(line)()/\(file):\(line):4"
    func event(_ kind: String, _ more: String = "") -> String {
      """
      {"kind": "event", "payload": {"kind": "\(kind)", "testID": "\(id)"\(more)}}
      """
    }
    let declared = """
      {"kind": "test", "payload": {"kind": "function", "id": "\(id)", "displayName": "\(name)", \
      "sourceLocation": \(place)}}
      """
    let (start, end) = (event("testStarted"), event("testEnded"))
    switch test {
    case .passed: return [declared, start, end]
    case .failed(let sentence):
      let issue = event(
        "issueRecorded",
        """
        , "issue": {"isKnown": false, "sourceLocation": \(place)}, "messages": [\
        {"symbol": "fail", "text": "Expectation failed: false"}, \
        {"symbol": "details", "text": "\(sentence)"}]
        """)
      return [declared, start, issue, end]
    case .skipped: return [declared, event("testSkipped")]
    case .unfinished: return [declared, start]
    case .notStarted: return [declared]
    }
  }
}
