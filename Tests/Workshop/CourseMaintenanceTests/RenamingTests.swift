@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("Exercises get other numbers and names")
struct RenamingTests {
  static let page = "Book/01-First.md"

  /// The fixture course, with a table of exercises and a file besides the tests of 1.2.
  func withCourse<Result>(_ body: (Workspace) throws -> Result) throws -> Result {
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      let rows = course.exercises.filter { $0.id.chapter == 1 }.map { exercise in
        let title = workspace.header(of: exercise)?.title ?? ""
        return "| [\(exercise.id)](../\(exercise.task)) | \(title) | ★☆☆ | \(exercise.name) |\n"
      }
      let text = """
        # First

        ## Seven

        Of all exercises, 1.3 is the best, in Swift 1.3 at least. See `1.3-BrokenTests.swift`,
        [1.2](../Exercises/Chapter1/1.2-Red.swift) and `swift test --filter Exercise1_2`
        or `swift run workshop check 1.2`, with Swift 1.2.

        | Exercise | Title | Grade | Trains |
        |---|---|---|---|
        \(rows.joined())
        """
      try write(text, to: Self.page, in: workspace)
      try write(
        "let gauge = Exercise1_2.self", to: "Tests/Exercises/Chapter1/1.2-Gauge.swift",
        in: workspace)
      return try body(workspace)
    }
  }

  func write(_ text: String, to path: String, in workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.url(path))
  }

  /// What the checks of chapter 1's pieces and of the Book find.
  func problems(in workspace: Workspace) throws -> [Problem] {
    let course = Course(discoveredIn: workspace)
    let chapter = try #require(course.chapters.first)
    let pages = try Book(course: course).pages()
    return Pieces(workspace: workspace, chapter: chapter).problems
      .filter { !$0.path.hasSuffix("Others.md") }
      + CrossReferences(course: course, pages: pages).problems()
      .filter { $0.path.contains("1") }
  }

  func renumber(_ old: String, _ new: String, in workspace: Workspace) throws -> Renaming {
    let course = Course(discoveredIn: workspace)
    let renaming = try Renaming(renumbering: old, to: new, in: course)
    try renaming.apply()
    return renaming
  }

  /// All that the workspace says, by path.
  func contents(of workspace: Workspace) throws -> [String: String] {
    let paths = ["Book", "Exercises", "Solutions", "Tests"].flatMap { workspace.files(below: $0) }
    return try paths.reduce(into: [:]) { $0[$1] = try workspace.text($1) }
  }

  @Test(
    "an exercise moves up or down, those between make room, and all pieces fit",
    arguments: [
      ("1.2", "1.4", ["Passes", "Broken", "Crash", "Red", "Endless"]),
      ("1.5", "1.1", ["Endless", "Passes", "Red", "Broken", "Crash"]),
    ])
  func renumbered(old: String, new: String, names: [String]) throws {
    try withCourse { workspace in
      #expect(try problems(in: workspace) == [], "The fixture's first chapter is in order.")
      _ = try renumber(old, new, in: workspace)
      let course = Course(discoveredIn: workspace)
      #expect(course.exercises.filter { $0.id.chapter == 1 }.map(\.name) == names)
      #expect(try problems(in: workspace) == [])
      let table = try workspace.text(Self.page).split(separator: "\n").suffix(5)
      #expect(table.map { $0.split(separator: "|").last?.trimmed } == names)
    }
  }

  @Test("there and back again, not a letter has changed")
  func back() throws {
    try withCourse { workspace in
      let before = try contents(of: workspace)
      _ = try renumber("1.2", "1.4", in: workspace)
      #expect(try contents(of: workspace) != before)
      _ = try renumber("1.4", "1.2", in: workspace)
      #expect(try contents(of: workspace) == before)
    }
  }

  @Test("code, links and files' names are rewritten, and prose is named")
  func mentions() throws {
    try withCourse { workspace in
      let renaming = try renumber("1.2", "1.3", in: workspace)
      let text = try workspace.text(Self.page)
      #expect(text.contains("1.3 is the best, in Swift 1.3 at least. See `1.2-BrokenTests.swift`"))
      #expect(text.contains("[1.3](../Exercises/Chapter1/1.3-Red.swift)"))
      #expect(text.contains("--filter Exercise1_3`"))
      #expect(text.contains("`swift run workshop check 1.3`, with Swift 1.2."))
      let besides = try workspace.text("Tests/Exercises/Chapter1/1.3-Gauge.swift")
      #expect(besides == "let gauge = Exercise1_3.self")
      let hints = try workspace.text("Exercises/Chapter1/Hints.md")
      #expect(hints.contains("## 1.2\n\n1. Hint 1 of 1.3."))
      let places = renaming.prose.map { "\($0.path):\($0.line)" }
      let hintLines = (13...15).map { "Exercises/Chapter1/Hints.md:\($0)" }
      #expect(
        places == ["Book/01-First.md:5"] + hintLines
          + (21...23).map { "Exercises/Chapter1/Hints.md:\($0)" })
    }
  }

  @Test("an exercise's files get another name")
  func renamed() throws {
    try withCourse { workspace in
      let course = Course(discoveredIn: workspace)
      let renaming = try Renaming(renaming: "1.2", to: "Crimson", in: course)
      try renaming.apply()
      #expect(try problems(in: workspace) == [])
      #expect(workspace.fileExists("Tests/Exercises/Chapter1/1.2-CrimsonTests.swift"))
      #expect(workspace.fileExists("Tests/Exercises/Chapter1/1.2-Gauge.swift"))
      #expect(
        try workspace.text(Self.page).contains("[1.2](../Exercises/Chapter1/1.2-Crimson.swift)"))
      #expect(renaming.prose == [])
    }
  }

  @Test("a number after a gap is moved into it")
  func gap() throws {
    try withCourse { workspace in
      for exercise in Course(discoveredIn: workspace).exercises where exercise.name == "Broken" {
        for path in [exercise.task, exercise.solution, exercise.tests, exercise.mistakes] {
          try FileManager.default.removeItem(at: workspace.url(path))
        }
      }
      _ = try renumber("1.5", "1.3", in: workspace)
      let names = Course(discoveredIn: workspace).exercises.prefix(4).map(\.fileName)
      #expect(
        names == ["1.1-Passes.swift", "1.2-Red.swift", "1.3-Endless.swift", "1.4-Crash.swift"])
    }
  }

  @Test(
    "what makes no sense is refused",
    arguments: [
      ("1.9", "1.1", "There is no exercise 1.9."), ("x", "1.1", "'x' isn't an exercise's number."),
      ("1.2", "7", "'7' isn't an exercise's number."), ("1.2", "2.1", "1.2 can't become 2.1"),
      ("1.2", "1.6", "1.6 would leave a gap. Chapter 1 has 5 exercises"),
      ("1.2", "1.2", "There is nothing to do"), ("1.2", "1.4", "1.4-Red.swift already exists"),
    ])
  func refused(old: String, new: String, reason: String) throws {
    try withCourse { workspace in
      try write("", to: "Exercises/Chapter1/1.4-Red.swift", in: workspace)
      let before = try contents(of: workspace)
      let error = #expect(throws: RenamingError.self) { try renumber(old, new, in: workspace) }
      #expect(error?.description.contains(reason) == true)
      #expect(try contents(of: workspace) == before)
    }
  }

  @Test(
    "a name that no file could have is refused", arguments: ["red", "Re d", "RedTests", "Red", ""])
  func refusedName(name: String) throws {
    try withCourse { workspace in
      let course = Course(discoveredIn: workspace)
      #expect(throws: RenamingError.self) { try Renaming(renaming: "1.2", to: name, in: course) }
    }
  }
}
