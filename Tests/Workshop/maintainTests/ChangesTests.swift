import Foundation
import Testing
import WorkshopTestSupport

@testable import maintain
@testable import CourseModel
@testable import Toolchain

@Suite("What a change affects")
struct ChangesTests {
  private let manifest: Manifest
  private let exercises = [(1, 1), (1, 2), (2, 1)].map {
    Exercise(id: ExerciseID(chapter: $0, number: $1), name: "X")
  }
  private let pages = ["01-A", "02-B", "Appendix-C"].map {
    BookPage(path: "Book/\($0).md", text: "")
  }

  init() throws {
    let json = """
      {"targets": [
        {"name": "Clock", "type": "regular", "path": "Sources/Shared/Clock", "dependencies": []},
        {"name": "Chapter1Exercises", "type": "regular", "path": "Exercises/Chapter1",
          "dependencies": [{"byName": ["Clock", null]}]},
        {"name": "Chapter1ExercisesTests", "type": "test", "path": "Tests/Exercises/Chapter1",
          "dependencies": [{"byName": ["Chapter1Exercises", null]}]}]}
      """
    manifest = try Manifest(json: Data(json.utf8))
  }

  @Test(
    "an exercise is judged again if its files have changed, or a module that it uses",
    arguments: [
      ("Tests/Exercises/Chapter1/1.1-XMistakes.md", ["1.1"]),
      ("Solutions/Chapter1/1.2-X.swift", ["1.2"]), ("Exercises/Chapter2/2.1-X.swift", ["2.1"]),
      ("Tests/Exercises/Chapter1/1-Clocks.swift", ["1.1", "1.2"]),
      ("Sources/Shared/Clock/Clock.swift", ["1.1", "1.2"]), ("Sources/Shared/ClockUI/A.swift", []),
      ("Package.swift", ["1.1", "1.2", "2.1"]), ("Book/01-A.md", []),
    ])
  func exercises(path: String, affected: [String]) {
    let changes = Changes(paths: [path], manifest)
    #expect(exercises.filter(changes.affect).map { "\($0.id)" } == affected)
  }

  @Test(
    "a page is run again if it has changed, its chapter, or what all chapters use",
    arguments: [
      ("Book/01-A.md", ["01-A"]), ("Sources/Chapter2-B/B/B.swift", ["02-B"]),
      ("Exercises/Chapter1/1.1-X.swift", ["01-A"]), ("README.md", []),
      ("Sources/Shared/Clock/Clock.swift", ["01-A", "02-B", "Appendix-C"]),
      ("Tests/Shared/ClockTests/A.swift", []),
    ])
  func pages(path: String, affected: [String]) {
    let changes = Changes(paths: [path], manifest)
    #expect(pages.filter(changes.affect).map(\.path) == affected.map { "Book/\($0).md" })
  }
}
