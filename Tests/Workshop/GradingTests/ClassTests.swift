@testable import CourseModel
import Foundation
@testable import Judging
import TestSupport
import Testing

@testable import Grading

@Suite("The grades of a class")
struct ClassTests {
  private static func mark(
    _ id: String, _ verdict: Verdict = .solved(tests: 1), stars: Int = 1, tests: String = "t"
  ) -> Mark {
    let exercise = Exercise(id: ExerciseID(id) ?? ExerciseID(chapter: 9, number: 9), name: "Tide")
    var grade = Grade(exercise: exercise, title: "\(id) Tide, \"high\" up", verdict: verdict)
    grade.stars = stars
    grade.testsHash = tests
    return grade.mark
  }

  private static let link = Verdict.unreadable(
    .refused("x", "a symbolic link, and links are not followed"))
  private static let missing = Verdict.unreadable(.missing("x"))
  private static let red = Verdict.red([], passed: 0)

  /// Grades for 1.1 with one star, 1.2 with two, 2.1 with three.
  private func sheet(_ name: String, _ verdicts: Verdict..., warnings: [String] = []) -> GradeSheet
  {
    let marks = zip(["1.1", "1.2", "2.1"], verdicts).enumerated().map { index, mark in
      Self.mark(mark.0, mark.1, stars: index + 1)
    }
    return GradeSheet(name: name, marks: marks, warnings: warnings)
  }

  private var sheets: [GradeSheet] {
    let solved = Verdict.solved(tests: 1)
    return [
      sheet("ana", solved, solved, solved),
      sheet("bob", Self.red, solved, Self.red),
      sheet("cy", Self.missing, Self.missing, Self.missing),
      sheet(
        "di", .limitExceeded(test: "a", limit: .time(.seconds(1))), Self.link, solved,
        warnings: ["changes outside its folder while it ran: added x"]),
    ]
  }

  // MARK: - Remarks

  @Test("a person's remarks say why points are missing")
  func remarks() {
    #expect(
      sheets.map(\.remarks) == [
        [], ["1.1, 2.1 red"], ["no answers found"],
        [
          "1.1 never ends", "1.2 not read: a symbolic link",
          "changes outside its folder while it ran: added x",
        ],
      ])
    #expect(sheets.map(\.points) == [6, 2, 0, 3])
  }

  @Test("numbers in a row are written as one, and too many are counted")
  func shortList() {
    func list(_ text: String) -> String {
      text.split(separator: " ").compactMap { ExerciseID(String($0)) }.shortList
    }
    #expect(list("1.1 1.2 1.4 1.5 1.6 2.7") == "1.1, 1.2, 1.4–1.6, 2.7")
    #expect(list("1.1 1.3 1.5 1.7 2.1 2.3 2.5 2.7 3.1") == "9 exercises")
  }

  // MARK: - On the terminal

  @Test("the table has sums, averages and reasons, within 80 columns")
  func table() {
    #expect(
      ClassTable(sheets: sheets).screen.lines.map(\.text) == [
        "",
        "          ch. 1  ch. 2  solved  points",
        "possible      2      1       3       6",
        "ana           2      1       3       6",
        "bob           1      0       1       2   1.1, 2.1 red",
        "cy            0      0       0       0   no answers found",
        "di            0      1       1       3   1.1 never ends; 1.2 not read: a",
        "                                         symbolic link; changes outside its",
        "                                         folder while it ran: added x",
        "average     0.8    0.5     1.2     2.8",
        "",
        "                          solved by",
        "1.1 Tide, \"high\" up  ★☆☆     1 of 4   1 missing, 1 never ends, 1 red",
        "1.2 Tide, \"high\" up  ★★☆     2 of 4   1 missing, 1 not read",
        "2.1 Tide, \"high\" up  ★★★     2 of 4   1 missing, 1 red",
      ])
  }

  @Test("in a narrow window reasons are below, and a long name has a line of its own")
  func narrow() {
    let name = String(repeating: "long ", count: 10)
    let table = ClassTable(sheets: [sheet(name, Self.red, Self.red, Self.red)], width: 40)
    #expect(
      table.screen.lines.map(\.text)[1...6] == [
        "                                  ch. 1  ch. 2  solved  points",
        "possible                              2      1       3       6",
        name,
        "                                      0      0       0       0",
        "    1.1, 1.2, 2.1 red",
        "average                             0.0    0.0     0.0     0.0",
      ])
  }

  @Test("a folder's name can't send a terminal anything")
  func control() {
    let table = ClassTable(sheets: [sheet("a\u{1B}[2J\nb", Self.red)])
    let text = table.screen.lines.map(\.text).joined()
    #expect(text.contains("a\u{FFFD}[2J\u{FFFD}b"))
    #expect(!text.contains("\u{1B}"))
  }

  // MARK: - CSV

  @Test("a row a person, a column an exercise, and what the class has reached")
  func csv() {
    let expected = """
      \u{FEFF}Student,"1.1 Tide, ""high"" up","1.2 Tide, ""high"" up","2.1 Tide, ""high"" up",Points,Solved,Remarks
      Points possible,1,2,3,6,3,
      ana,1,2,3,6,3,
      bob,0,2,0,2,1,"1.1, 2.1 red"
      cy,0,0,0,0,0,no answers found
      """
    let text = GradesCSV(sheets: sheets).text
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.prefix(5).map(\.self) == expected.split(separator: "\n").map(String.init))
    #expect(
      lines[5].hasPrefix(
        "di,0,0,3,3,1,1.1 never ends; 1.2 not read: a symbolic link; changes outside"))
    #expect(lines[6] == "Class: solved by,1,2,2,,5,")
    #expect(lines[7] == "Class: average,0.25,1.00,1.50,2.75,1.25,")
    #expect(lines.count == 9 && lines[8].isEmpty)
  }

  @Test(
    "a name is text to a spreadsheet, whatever it begins with",
    arguments: [
      ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("＝a", "'＝a"),
      ("\ta", "'\ta"), ("=a,b", "\"'=a,b\""), ("o'neil", "o'neil"), ("a\r\nb", "\"a\r\nb\""),
      ("a\"b", "\"a\"\"b\""), ("zoë", "zoë"),
    ])
  func field(name: String, shown: String) {
    let text = GradesCSV(sheets: [GradeSheet(name: name, marks: [])]).text
    #expect(text.contains("\r\n\(shown),0,0,\r\n"))
  }

  // MARK: - Merging

  private func json(_ sheet: GradeSheet) throws -> Data {
    Data(try ResultsJSON(grades: [], sheet: sheet).text().utf8)
  }

  @Test("reports in many folders give the sheets that they were written from")
  func merging() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      for (index, sheet) in sheets.enumerated() {
        let place = folder.appending(path: "job\(index % 2)/deep")
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        try json(sheet).write(to: place.appending(path: "\(index).json"))
      }
      try Data("no report".utf8).write(to: folder.appending(path: "job0/deep/a.xml"))
      #expect(try ReportFolder([folder.path]).sheets == sheets)
      let apart = [folder.appending(path: "job1").path, folder.path + "/job0/deep/0.json"]
      #expect(try ReportFolder(apart).sheets.map(\.name) == ["ana", "bob", "di"])
    }
  }

  @Test("a file that is no report is named, with the reason")
  func noReport() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "a.json").path
      func error(_ text: String) throws -> ReportError? {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return #expect(throws: ReportError.self) { try ReportFolder([folder.path]) }
      }
      #expect(
        throws: ReportError.noReports(folder.path), "An empty folder has no reports."
      ) { try ReportFolder([folder.path]) }
      let whole = String(decoding: try json(sheets[0]), as: UTF8.self)
      #expect(
        try error(String(whole.dropLast(20))) == .notRead(path, "it is not JSON, or is cut off"))
      #expect(try error("[]") == .notRead(path, "it has no key \"grading\""))
      #expect(
        try error(whole.replacing("\"stars\"", with: "\"moons\""))
          == .notRead(path, "in \"grading\" there is no key \"stars\""))
      #expect(
        try error(whole.replacing("\"stars\" : 3", with: "\"stars\" : 300"))
          == .notRead(path, "\"grading\" is damaged: An exercise has one to three stars."))
    }
  }

  @Test("two reports that don't match are both named")
  func differing() async throws {
    let one = GradeSheet(name: "ana", marks: [Self.mark("1.1"), Self.mark("1.2")])
    let others = [
      (GradeSheet(name: "ana", marks: one.marks), "ana has two reports, "),
      (GradeSheet(name: "bob", marks: [Self.mark("1.1")]), "1.2 is only in "),
      (
        GradeSheet(name: "bob", marks: [Self.mark("1.1"), Self.mark("1.2", tests: "u")]),
        "1.2 has different tests or stars in each"
      ),
      (
        GradeSheet(name: "bob", marks: one.marks + [Self.mark("1.2")]),
        "an exercise is in one of them twice"
      ),
    ]
    for (other, words) in others {
      try await withTemporaryFolder { folder in
        try json(one).write(to: folder.appending(path: "1.json"))
        try json(other).write(to: folder.appending(path: "2.json"))
        let error = #expect(throws: ReportError.self) { try ReportFolder([folder.path]) }
        let text = error?.description ?? ""
        #expect(text.contains(words) && text.contains("1.json") && text.contains("2.json"))
      }
    }
  }

  // MARK: - What changes while a submission runs

  @Test("a snapshot tells what was changed, added and removed, though a date is put back")
  func snapshot() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      for path in ["Package.swift", "a/one", "a/two", "a/three", "me/x", ".git/x", "log"] {
        try write("1", path)
      }
      let before = FolderSnapshot(of: folder, except: ["me"])
      #expect(before.changes(to: FolderSnapshot(of: folder, except: ["me"])) == [])
      let one = folder.appending(path: "a/one").path
      let date = try #require(try files.attributesOfItem(atPath: one)[.modificationDate] as? Date)
      try write("2", "a/one")
      try files.setAttributes([.modificationDate: date], ofItemAtPath: one)
      try files.removeItem(at: folder.appending(path: "a/two"))
      try write("2", "Package.swift")
      for path in ["me/x", "me/y", ".git/x", ".build/x", "log", "PWNED"] { try write("2", path) }
      let after = FolderSnapshot(of: folder, except: ["me"], prefix: "")
      #expect(
        before.changes(to: after)
          == ["changed Package.swift, a/one", "added PWNED", "removed a/two"])
    }
  }
}
