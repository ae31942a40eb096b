import Forecasts
import Foundation
import LocationClient
import TestSupport
import Testing

@testable import LocationClientLive

@Suite("GPS script")
struct GPSScriptTests {
  @Test("reads answers, fixes and failures, and skips comments and blank lines")
  func format() throws {
    let text = """
      # A walk.

      fix 55.68   -12.57 # here
        fail no satellites # or maybe one
      \tanswer always
      fix -90 180
      """
    for text in [text, text.replacing("\n", with: "\r\n"), text + "\n"] {
      let script = try GPSScript(text: text, name: "walk.gps")
      #expect(script.answer == .always)
      #expect(script.reading(1) == .success(Coordinate(latitude: 55.68, longitude: -12.57)))
      #expect(script.reading(2) == .failure(.unavailable(reason: "no satellites")))
      #expect(script.reading(3) == .success(Coordinate(latitude: -90, longitude: 180)))
      #expect(script.reading(99) == script.reading(3))
    }
  }

  @Test(
    "a line that it does not understand is an error that names it, and what is allowed",
    arguments: [
      "answer", "answer maybe", "answer always please", "answer restricted", "Fix 1 2", "fix",
      "fix 1", "fix 1 2 3", "fix 55,68 12,57", "fix north west", "fix 91 0", "fix 0 -180.5",
      "fix nan 0", "fail", "fail # no reason", "stop",
    ])
  func notUnderstood(line: String) {
    let error = #expect(throws: GPSScriptError.self) {
      try GPSScript(text: "answer always\n\n\(line)\nfix 1 2", name: "walk.gps")
    }
    #expect(error == .notUnderstood(script: "walk.gps", line: 3, text: line))
    let message = "\(error, default: "")"
    #expect(message.hasPrefix("Line 3 of walk.gps isn't understood: \"\(line)\". Write"))
    #expect(message.contains("answer denied") && message.contains("fix LATITUDE LONGITUDE"))
  }

  @Test(
    "a script that is incomplete is an error that says what to add",
    arguments: [
      ("", GPSScriptError.noReading(script: "a.gps")),
      ("answer always", .noReading(script: "a.gps")),
      ("answer always\nfix 1 2\nanswer always", .secondAnswer(script: "a.gps", line: 3)),
    ])
  func incomplete(text: String, error: GPSScriptError) {
    #expect(throws: error) { try GPSScript(text: text, name: "a.gps") }
    #expect("\(error)".contains("a.gps"))
  }

  @Test("a file is read, and called by its name; none, a folder or no text is an error")
  func files() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "walk.gps")
      #expect(throws: GPSScriptError.unreadable(path: file.path)) { try GPSScript(file: file) }
      let error = #expect(throws: GPSScriptError.self) { try GPSScript(file: folder) }
      #expect(error == .folder(path: folder.path))
      #expect("\(error, default: "")".hasSuffix(" is a folder. Name a file."))
      try Data([0xFF, 0xFE, 0xFF]).write(to: file)
      #expect(throws: GPSScriptError.unreadable(path: file.path)) { try GPSScript(file: file) }
      try Data("answer denied".utf8).write(to: file)
      #expect(throws: GPSScriptError.noReading(script: "walk.gps")) { try GPSScript(file: file) }
      try Data("fix 1 2\nanswer denied".utf8).write(to: file)
      #expect(try GPSScript(file: file).answer == .denied)
    }
  }

  @Test("without an answer the owner is asked")
  func noAnswer() throws {
    #expect(try GPSScript(text: "fix 1 2", name: "walk.gps").answer == nil)
  }

  @Test(
    "the workshop's own script goes from Copenhagen to Malmö, and leaves the answer to the owner")
  func bundled() throws {
    let script = try GPSScript.bundled()
    #expect(script.answer == nil)
    #expect(script.reading(1) == .success(.copenhagen))
    #expect(script.reading(2) == .failure(.unavailable(reason: "no satellites in view")))
    #expect(script.reading(3) == .success(Coordinate(latitude: 55.61, longitude: 13)))
  }
}
