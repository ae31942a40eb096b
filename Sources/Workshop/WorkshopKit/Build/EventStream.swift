import Foundation

/// What Swift Testing reported while tests ran: its event stream, version 0, one JSON
/// object a line (swift-testing, Documentation/ABI/JSON.md).
struct EventStream {
  /// The test functions, by identifier.
  private(set) var tests: [String: Record.Payload] = [:]
  private(set) var started: Set<String> = []
  private(set) var ended: Set<String> = []
  /// How long tests took that came to their end, in seconds, by test identifier.
  private(set) var durations: [String: Double] = [:]
  private var starts: [String: Double] = [:]
  private(set) var skipped: Set<String> = []
  /// The issues that are not known ones, by test identifier.
  private(set) var issues: [String: [Record.Payload]] = [:]

  /// - Parameter data: the lines so far. A last line that was cut off is left out.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: line) else { continue }
      add(record)
    }
  }

  private mutating func add(_ record: Record) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      if let id = payload.id { tests[id] = payload }
    case ("event", "testStarted"):
      if let id = payload.testID {
        started.insert(id)
        starts[id] = payload.instant?.absolute
      }
    case ("event", "testEnded"):
      if let id = payload.testID {
        ended.insert(id)
        if let start = starts[id], let end = payload.instant?.absolute {
          durations[id] = max(0, end - start)
        }
      }
    case ("event", "testSkipped"):
      if let id = payload.testID { skipped.insert(id) }
    case ("event", "issueRecorded") where payload.issue?.isKnown != true:
      if let id = payload.testID { issues[id, default: []].append(payload) }
    default:
      break
    }
  }

  struct Record: Decodable {
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

      /// In seconds, by a clock that is never set.
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
