@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@Suite("The course is read from its files")
struct CourseTests {
  @Test("numbers order by value, not by digits")
  func order() throws {
    let ids = ["1.10", "1.9", "2.1"].compactMap { ExerciseID($0) }.sorted()
    #expect(ids.map(\.description) == ["1.9", "1.10", "2.1"])
    #expect(ids[1].suite == "Exercise1_10")
  }

  @Test("an exercise is known by its tests or its reference answer, and by no other file")
  func discovery() throws {
    try withWorkspace([
      "Package.swift": "",
      "Sources/Chapter1-ControlFreak/x.swift": "",
      "Sources/Shared/x.swift": "",
      "Exercises/Chapter1/1.1-One.swift": "",
      "Exercises/Chapter1/1.2-Too.swift": "",
      "Exercises/Chapter1/1.4-Mine.swift": "",
      "Exercises/Chapter1/Hints.md": "",
      "Solutions/Chapter1/1.2-Two.swift": "",
      "Exercises/Chapter1/notes.swift": "",
      "Solutions/Chapter1/2.1-Elsewhere.swift": "",
      "Solutions/Chapter1/1.1-One.swift": "",
      "Tests/Exercises/Chapter1/1.3-ThreeTests.swift": "",
    ]) { workspace in
      let course = Course(discoveredIn: workspace)
      #expect(course.chapters.map(\.title) == ["Control Freak"])
      #expect(course.chapters.map(\.page) == ["Book/01-ControlFreak.md"])
      #expect(
        course.exercises.map(\.fileName) == ["1.1-One.swift", "1.2-Two.swift", "1.3-Three.swift"])
      let chapter = try #require(course.chapters.first)
      #expect(
        course.strayFiles(in: chapter, answers: "Exercises").map { $0.dropFirst(19) } == [
          "1.2-Too.swift", "1.4-Mine.swift", "notes.swift",
        ])
    }
  }

  @Test("a chapter without exercises is left to the Book")
  func chapterToRead() throws {
    try withWorkspace([
      "Package.swift": "",
      "Sources/Chapter1-ControlFreak/x.swift": "",
      "Sources/Chapter2-YourOwnApp/x.swift": "",
      "Tests/Chapter2-YourOwnApp/x.swift": "",
      "Solutions/Chapter1/1.1-One.swift": "",
    ]) { workspace in
      #expect(Course(discoveredIn: workspace).chapters.map(\.number) == [1])
    }
  }

  @Test("the workspace is found from any folder inside it, and missed outside of it")
  func root() throws {
    try withWorkspace(["Package.swift": "", "Exercises/Chapter1/x.swift": ""]) { workspace in
      let inside = workspace.url("Exercises/Chapter1")
      let found = try Workspace(containing: inside)
      #expect(found == workspace)
      let outside = workspace.root.deletingLastPathComponent()
      #expect(throws: WorkspaceError.notFound(outside.path)) {
        try Workspace(containing: outside)
      }
    }
  }

  @Test("the comment that opens an exercise says all there is to know, also below an import")
  func header() throws {
    let header = try #require(
      ExerciseHeader(
        of: """
          import Synchronization

          // 3.2 · Override one endpoint                      ★★☆
          //
          // Some situation.
          //
          // Edit:   `forecastOutage(of:)` below.
          // Check:  swift run workshop check 3.2
          // Read:   Book/03-StructWitnesses.md, "A client, made from a client"

          // Read:   something else
          """))
    #expect(header.id == ExerciseID("3.2"))
    #expect(header.title == "Override one endpoint")
    #expect(header.stars == 2)
    #expect(header.grade == "★★☆")
    #expect(header.edit == "`forecastOutage(of:)` below.")
    #expect(header.check == "swift run workshop check 3.2")
    #expect(header.page == "Book/03-StructWitnesses.md")
    #expect(header.heading == "A client, made from a client")
    #expect(ExerciseHeader(of: "import Foundation\n") == nil)
  }

  @Test("hints belong to the heading above them and may go on over lines")
  func hints() throws {
    let hints = Hints(
      """
      # Hints for chapter 1

      ## 1.1

      1. Look
         closer.
      2. There.

      Learned: You can look.

      ## 1.2

      1. Here.
      """)
    let (one, two) = (try #require(ExerciseID("1.1")), try #require(ExerciseID("1.2")))
    #expect(hints.hints == [one: ["Look\ncloser.", "There."], two: ["Here."]])
    #expect(hints.learned == [one: "You can look."])
  }
}
