@testable import CourseModel
import Foundation
@testable import Judging
import TestSupport
import Testing
@testable import workshop

@Suite("The grades of a class")
struct ClassTests {
  private static func mark(
    _ id: String, _ verdict: Verdict = .solved(tests: 1), stars: Int = 1
  ) -> Mark {
    let exercise = Exercise(id: ExerciseID(id) ?? ExerciseID(chapter: 9, number: 9), name: "Tide")
    var grade = Grade(exercise: exercise, title: "\(id) Tide, \"high\" up", verdict: verdict)
    grade.stars = stars
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
        warnings: ["its own tests of 1.2 differ from the course's"]),
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
          "its own tests of 1.2 differ from the course's",
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
        "                                         symbolic link; its own tests of 1.2",
        "                                         differ from the course's",
        "average     0.8    0.5     1.2     2.8",
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
        "di,0,0,3,3,1,1.1 never ends; 1.2 not read: a symbolic link; its own tests"))
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
}
