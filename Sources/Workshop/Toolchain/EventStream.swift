import Foundation

/// Swift Testing's report on a test run: its event stream, version 0, with one JSON object per line
/// (swift-testing, Documentation/ABI/JSON.md).
package struct EventStream: Sendable {
  /// A test function and its result.
  package struct Test: Hashable, Sendable {
    /// The ID, such as "Chapter1ExercisesTests.Exercise1_2/name()/File.swift:8:4".
    package let id: String
    /// The display name.
    package let name: String
    /// The line of its `@Test`, from 1.
    package let line: Int
    /// Whether it has started.
    package fileprivate(set) var hasStarted = false
    /// Whether it has finished.
    package fileprivate(set) var hasEnded = false
    /// Whether it was skipped.
    package fileprivate(set) var isSkipped = false
    /// Its duration in seconds; 0 if it hasn't finished.
    package fileprivate(set) var seconds = 0.0
    /// Its failures, without known issues.
    package fileprivate(set) var issues: [Issue] = []
    fileprivate var start = 0.0

    /// Whether it's one of the traps beside the exercise's contract.
    package var isTrap: Bool { id.contains("Traps.swift:") }
  }

  /// A failure in a test.
  package struct Issue: Hashable, Sendable {
    /// The library's message, such as "Expectation failed: …".
    package let summary: String
    /// Comments, and text that traits have added.
    package let details: [String]
    /// The name of the file with the failure, without its folder.
    package let file: String
    /// The line, from 1; 0 if it has none.
    package let line: Int
  }

  private var byID: [String: Test] = [:]
  /// Whether the library has reported anything at all.
  package private(set) var isEmpty = true
  /// The test functions that the library knows: those of the contract, then its traps, both in the
  /// order of their lines.
  package var tests: [Test] {
    byID.values.sorted { ($0.isTrap ? 1 : 0, $0.line, $0.id) < ($1.isTrap ? 1 : 0, $1.line, $1.id) }
  }
  /// Whether every started test has finished.
  var isComplete: Bool { byID.values.allSatisfy { !$0.hasStarted || $0.hasEnded } }

  /// - Parameter data: the lines so far. An incomplete last line is ignored.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      isEmpty = false
      add(record.payload, kind: record.kind)
    }
  }

  private mutating func add(_ payload: Record.Payload, kind: String) {
    if kind == "test", payload.kind == "function", let id = payload.id {
      byID[id] = Test(
        id: id, name: payload.displayName ?? payload.name ?? id,
        line: payload.sourceLocation?.line ?? 0)
    }
    guard kind == "event", let id = payload.testID, var test = byID[id] else { return }
    switch payload.kind {
    case "testStarted":
      test.hasStarted = true
      test.start = payload.instant?.absolute ?? 0
    case "testEnded":
      test.hasEnded = true
      test.seconds = max(0, (payload.instant?.absolute ?? 0) - test.start)
    case "testSkipped": test.isSkipped = true
    case "issueRecorded" where payload.issue?.isKnown != true: test.issues.append(Issue(payload))
    default: break
    }
    byID[id] = test
  }

  fileprivate struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let name: String?
      let displayName: String?
      let sourceLocation: Location?
      let testID: String?
      let messages: [Message]?
      let issue: Issue?
      let instant: Instant?

      /// A time in seconds, on a monotonic clock.
      struct Instant: Decodable {
        let absolute: Double
      }

      struct Message: Decodable {
        let symbol: String
        let text: String
      }

      struct Issue: Decodable {
        let isKnown: Bool
        let sourceLocation: Location?
      }

      struct Location: Decodable {
        let fileID: String
        let line: Int
      }
    }
  }
}

extension EventStream.Issue {
  fileprivate init(_ payload: EventStream.Record.Payload) {
    let messages = payload.messages ?? []
    let location = payload.issue?.sourceLocation
    summary =
      messages.first { $0.symbol != "details" && $0.text != "Issue recorded" }?.text ?? ""
    details = messages.filter { $0.symbol == "details" }.map(\.text)
    file = String(location?.fileID.split(separator: "/").last ?? "")
    line = location?.line ?? 0
  }
}
