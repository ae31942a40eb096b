@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The pieces of an exercise")
struct PiecesTests {
  @Test("a file besides the tests bears their exercise's number; any other is a stray")
  func filesBesides() throws {
    let files = [
      "Package.swift", "Sources/Chapter1-ControlFreak/x.swift", "Exercises/Chapter1/1.1-One.swift",
      "Solutions/Chapter1/1.1-One.swift", "Tests/Exercises/Chapter1/1.1-OneTests.swift",
      "Tests/Exercises/Chapter1/1.1-Gauge.swift", "Tests/Exercises/Chapter1/1.1-TwoTests.swift",
      "Tests/Exercises/Chapter1/1.2-Gauge.swift", "Tests/Exercises/Chapter1/Gauge.swift",
    ]
    try withWorkspace(files.reduce(into: [:]) { $0[$1] = "" }) { workspace in
      let chapter = try #require(Course(discoveredIn: workspace).chapters.first)
      let strays = Pieces(workspace: workspace, chapter: chapter).problems
        .filter { $0.message.contains("belongs to no exercise") }
      #expect(
        strays.map(\.path) == [
          "Tests/Exercises/Chapter1/1.1-TwoTests.swift", "Tests/Exercises/Chapter1/1.2-Gauge.swift",
          "Tests/Exercises/Chapter1/Gauge.swift",
        ])
    }
  }
}
