@testable import CourseModel
import Foundation
@testable import Judging
import Testing
@testable import workshop

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Grades as reports")
struct ReportTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 3, number: 12), name: "Tide")

  private func grade(_ verdict: Verdict, _ tests: [GradedTest]) -> Grade {
    Grade(exercise: Self.exercise, title: "3.12 <Tide> & \"time\"", verdict: verdict, tests: tests)
  }

  private func test(
    _ status: GradedTest.Status, message: String? = nil, output: String? = nil
  ) -> GradedTest {
    GradedTest(
      name: "a < b & \"c\"", code: "", status: status, message: message, output: output,
      seconds: 0.25)
  }

  private func fields(_ grades: [Grade]) throws -> [String: Any] {
    let json = try ResultsJSON(
      grades: grades, sheet: GradeSheet(name: "ana", marks: grades.map(\.mark))
    ).text()
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("an error is the status of the whole only if no test ran")
  func status() throws {
    let error = Verdict.notRun("no reason")
    let mixed = try fields([
      grade(error, [test(.error)]), grade(.red([], passed: 1), [test(.pass)]),
    ])
    #expect(mixed["status"] as? String == "fail")
    #expect(mixed["message"] is NSNull)
    let none = try fields([grade(error, [test(.error, message: "no reason")])])
    #expect(none["status"] as? String == "error")
    #expect(none["message"] as? String == "3.12 <Tide> & \"time\": not run\nno reason")
    #expect(try fields([grade(.solved(tests: 1), [test(.pass)])])["status"] as? String == "pass")
  }

  @Test("a task's number is whole and no other's")
  func task() throws {
    let tests = try fields([grade(.solved(tests: 1), [test(.pass)])])["tests"] as? [[String: Any]]
    #expect(tests?.first?["task_id"] as? Int == 312)
    #expect(
      tests?.first?.keys.sorted() == [
        "message", "name", "output", "status", "task_id", "test_code",
      ])
  }

  @Test("a JUnit report gives back every character that XML has a place for")
  func junit() throws {
    let message = "first & <b>\nsecond ]]> \u{1B}[0m \u{E6}"
    let grades = [
      grade(.red([], passed: 0), [test(.pass), test(.fail, message: message, output: "x\ty\r\n")])
    ]
    let text = JUnitXML(name: "ana & co", grades: grades).text
    let reader = Reader(text)
    #expect(reader.failure == nil)
    #expect(
      reader.elements == [
        "testsuites errors=0 failures=1 name=ana & co tests=2 time=0.500",
        "testsuite errors=0 failures=1 name=3.12 <Tide> & \"time\" tests=2 time=0.500",
        "testcase classname=Chapter3ExercisesTests.Exercise3_12 file=Tests/Exercises/Chapter3/3.12-TideTests.swift "
          + "name=a < b & \"c\" time=0.250",
        "testcase classname=Chapter3ExercisesTests.Exercise3_12 file=Tests/Exercises/Chapter3/3.12-TideTests.swift "
          + "name=a < b & \"c\" time=0.250",
        "failure message=first & <b>", "system-out ",
      ])
    #expect(reader.texts["failure"] == message.replacing("\u{1B}", with: "\u{FFFD}"))
    #expect(reader.texts["system-out"] == "x\ty\r\n")
  }

  @Test("warnings are properties of a JUnit report's first suite")
  func warnings() {
    let grades = [grade(.solved(tests: 1), [test(.pass)]), grade(.solved(tests: 1), [])]
    let text = JUnitXML(name: "ana", grades: grades, warnings: ["added \"x\""]).text
    let reader = Reader(text)
    #expect(reader.failure == nil)
    #expect(
      reader.elements.filter { !$0.hasPrefix("test") }
        == ["properties ", "property name=warning value=added \"x\""])
    #expect(reader.elements[2] == "properties ")
  }

  @Test("both reports have the same limits, also for a character that has no end")
  func limits() throws {
    let endless = "e" + String(repeating: "\u{301}", count: 100_000)
    let grades = [
      grade(
        .red([], passed: 0),
        [test(.fail, message: endless, output: String(repeating: "x", count: 501))])
    ]
    let cut = "e" + String(repeating: "\u{301}", count: 15_999) + "\n…"
    let note = "\nOutput was truncated. Please limit to 500 chars"
    let output = String(repeating: "x", count: 500 - note.count) + note
    let json = try #require(try fields(grades)["tests"] as? [[String: Any]])
    #expect(json.first?["message"] as? String == cut)
    #expect(json.first?["output"] as? String == output)
    let xml = Reader(JUnitXML(name: "ana", grades: grades).text)
    #expect(xml.texts["failure"] == cut)
    #expect(xml.texts["system-out"] == output)
  }

  /// Reads XML back.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var texts: [String: String] = [:]
    var failure: (any Error)?
    private var open = ""

    init(_ text: String) {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      if !parser.parse() { failure = parser.parserError }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open = name
      let values = attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      elements.append("\(name) \(values.joined(separator: " "))")
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open = ""
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if !open.isEmpty { texts[open, default: ""] += text }
    }
  }
}
