import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Grades as reports")
struct GradeTests {
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
    let json = try ResultsJSON(grades).text()
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
    let text = JUnitXML("ana & co", grades).text
    let reader = Reader(text)
    #expect(reader.failure == nil)
    #expect(
      reader.elements == [
        "testsuites errors=0 failures=1 name=ana & co tests=2 time=0.500",
        "testsuite errors=0 failures=1 name=3.12 <Tide> & \"time\" tests=2 time=0.500",
        "testcase classname=Chapter3Tests.Exercise3_12 file=Tests/Chapter3Tests/3.12-TideTests.swift "
          + "name=a < b & \"c\" time=0.250",
        "testcase classname=Chapter3Tests.Exercise3_12 file=Tests/Chapter3Tests/3.12-TideTests.swift "
          + "name=a < b & \"c\" time=0.250",
        "failure message=first & <b>", "system-out ",
      ])
    #expect(reader.texts["failure"] == message.replacing("\u{1B}", with: "\u{FFFD}"))
    #expect(reader.texts["system-out"] == "x\ty\r\n")
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
    let xml = Reader(JUnitXML("ana", grades).text)
    #expect(xml.texts["failure"] == cut)
    #expect(xml.texts["system-out"] == output)
  }

  @Test("others are not advised what would change the instructor's clone")
  func advice() {
    func messages(_ verdict: Verdict) -> [String?] {
      [true, false].map {
        Grade(
          exercise: Self.exercise, title: "3.12 Tide", verdict: verdict, tests: [], isOthers: $0
        ).message
      }
    }
    let error = Diagnostic(path: "x.swift", line: 1, column: 1, message: "`--timeout` is gone")
    let gone = messages(.seamGone([error]))
    #expect(gone[0]?.contains("reset") == false)
    #expect(gone[0]?.contains("`--timeout` is gone") == true)
    #expect(gone[1]?.contains("swift run workshop reset 3.12") == true)
    let endless = messages(.endless(test: "a", limit: .time(.seconds(1))))
    #expect(endless[0]?.contains("--timeout") == false)
    #expect(endless[0]?.contains("Look for a loop without an end") == true)
    #expect(endless[1]?.contains("--timeout") == true)
    let path = "Exercises/Chapter3/3.12-Tide.swift"
    let missing = messages(.unreadable(.missing(path)))
    #expect(missing[0] == "There is no file \(path).")
    #expect(missing[1]?.contains("reset") == true)
  }

  @Test("a reason of several lines is told in several lines")
  func lines() {
    let lines = VerdictText(exercise: Self.exercise, title: "3.12 Tide")
      .lines(.notRun("With this file:\none\n\ntwo")).map(\.text)
    #expect(lines == ["3.12 Tide: not run", "", "With this file:", "one", "", "two"])
  }

  @Test("the tables say what was not read, and where nothing was found")
  func notes() {
    func grades(_ flaws: WorkspaceError?...) -> [Grade] {
      flaws.enumerated().map { index, flaw in
        Grade(
          exercise: Exercise(id: ExerciseID(chapter: 1, number: index + 1), name: "Tide"),
          title: "1.\(index + 1) Tide",
          verdict: flaw.map { .unreadable($0) } ?? .solved(tests: 1), tests: [])
      }
    }
    let missing = WorkspaceError.missing("x")
    let large = WorkspaceError.refused("x", "larger than 256 kB")
    let link = WorkspaceError.refused("x", "a symbolic link, and links are not followed")
    #expect(
      grades(large, .notUTF8("x"), link, missing, nil).map(\.word) == [
        "not read: larger than 256 kB", "not read: not UTF-8", "not read: a symbolic link",
        "missing", "solved",
      ])
    #expect(grades(nil, missing).note == nil)
    let course = Course(discoveredIn: Workspace(root: URL(fileURLWithPath: "/nowhere")))
    let table = GradeTable(course: course).table([
      ("ana", grades(missing, missing)), ("bob", grades(nil, large)),
      ("cy", grades(link, link, large)), ("di", grades(link, link, link, link)),
      ("eve", grades(nil, missing)),
    ])
    #expect(
      table.lines.map(\.text) == [
        "", "      solved", "ana   0 of 2   no answers found",
        "bob   1 of 2   1.2 is larger than 256 kB",
        "cy    0 of 3   1.1, 1.2 are a symbolic link; 1.3 is larger than 256 kB",
        "di    0 of 4   4 files are a symbolic link", "eve   1 of 2",
      ])
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

  @Test("a test's source text is taken whole, whatever braces it holds")
  func functions() {
    let text = """
      import Testing

      struct Exercise1_1 {
        @Test("a \\"}\\" in text", arguments: [{ 1 }, { 2 }])
        func first(number: () -> Int = { 3 }) {
          let text = "}} \\(number { "}" })" // }
          if true { }
        }

        // @Test("not this one") func no() {}
        @Test func second() { }
        func helper() {}
        @Test("cut off")
        func third() {
      """
    let functions = TestFunction.all(in: text)
    #expect(functions.map(\.name) == ["a \"}\" in text", "second"])
    #expect(functions.map(\.line) == [4, 11])
    #expect(functions.first?.code.hasSuffix("\n  if true { }\n}") == true)
    #expect(functions.last?.code == "@Test func second() { }")
  }

  @Test("a report that has no place to go is told before anything is graded")
  func places() async throws {
    func error(_ options: GradeOptions, isMany: Bool) -> ReportError? {
      #expect(throws: ReportError.self) { try GradeReports(options, isMany: isMany) { _ in } }
    }
    try await withTemporaryFolder { folder in
      let path = folder.path
      let file = folder.appending(path: "file").path
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      let limit = Duration.seconds(1)
      #expect(
        error(GradeOptions(json: "-", junit: "-", timeout: limit), isMany: false)
          == .twoOnStandardOutput)
      #expect(error(GradeOptions(json: "-", timeout: limit), isMany: true) == .many("-"))
      #expect(error(GradeOptions(junit: file, timeout: limit), isMany: true) == .many(file))
      #expect(error(GradeOptions(json: path, timeout: limit), isMany: false) == .isFolder(path))
      #expect(
        error(GradeOptions(json: "\(path)/no/x.json", timeout: limit), isMany: false)
          == .noFolder("\(path)/no"))
    }
  }

  private func reports(json: String? = nil, junit: String? = nil) throws -> GradeReports {
    try GradeReports(
      GradeOptions(json: json, junit: junit, timeout: .seconds(1)), isMany: false
    ) { _ in }
  }

  @Test("a report is written through a link, and over all that was there")
  func link() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      let target = folder.appending(path: "target.json")
      try Data(repeating: 0x78, count: 9_000).write(to: target)
      let link = folder.appending(path: "link.json").path
      let early = folder.appending(path: "early.xml").path
      try files.createSymbolicLink(atPath: link, withDestinationPath: "target.json")
      try files.createSymbolicLink(atPath: early, withDestinationPath: "late.xml")
      let reports = try reports(json: link, junit: early)
      #expect(!files.fileExists(atPath: early), "Looking must leave nothing behind.")
      try reports.write([], of: "ana")
      #expect(try files.destinationOfSymbolicLink(atPath: link) == "target.json")
      #expect(try files.destinationOfSymbolicLink(atPath: early) == "late.xml")
      let text = try String(contentsOf: target, encoding: .utf8)
      #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
      #expect(files.fileExists(atPath: folder.appending(path: "late.xml").path))
    }
  }

  @Test("a pipe's reader gets the report", .blocking, .timeLimit(.minutes(1)))
  func pipe() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(mkfifo(path, 0o600) == 0)
      let reader = Task.detached {
        try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
      }
      try reports(junit: path).write([], of: "ana")
      #expect(try await reader.value == Data(JUnitXML("ana", []).text.utf8))
    }
  }

  @Test("a file that is not to be written stays, and is told", .disabled(if: getuid() == 0))
  func readOnly() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "report").path
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o444]))
      #expect(throws: ReportError.notWritten(path, "Permission denied")) { try reports(json: path) }
    }
  }

  @Test("what the system refuses is told in a sentence")
  func refused() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file").path
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(throws: ReportError.notWritten("\(file)/x.json", "Not a directory")) {
        try reports(json: "\(file)/x.json")
      }
      #expect(throws: ReportError.self) {
        try GradeReports(
          GradeOptions(json: "\(file)/x", timeout: .seconds(1)), isMany: true
        ) { _ in }
      }
      #expect(throws: ReportError.notWritten("\"\"", "the name is empty")) {
        try reports(json: "")
      }
    }
    let full = try GradeReports(
      GradeOptions(json: "-", timeout: .seconds(1)), isMany: false
    ) { _ in
      throw NSError(
        domain: NSCocoaErrorDomain, code: 640,
        userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 28)])
    }
    #expect(
      throws: ReportError.notWritten("the standard output", "No space left on device")
    ) { try full.write([], of: "ana") }
  }

  @Test("two reports in one file are refused, whatever it is called")
  func sameFile() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      try files.createDirectory(
        at: folder.appending(path: "a"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: folder.appending(path: "b").path, withDestinationPath: "a")
      let path = folder.appending(path: "a/x").path
      for other in ["a/x", "a/../a/x", "b/x"] {
        #expect(throws: ReportError.sameFile(path), "\(other)") {
          try reports(json: path, junit: "\(folder.path)/\(other)")
        }
      }
    }
  }
}
