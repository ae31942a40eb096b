import Foundation
import Testing

@testable import TestSupport

@Suite("Where an exercise's failures send their reader")
struct LessonTests {
  let header = """
    // 3.4 · Slowed                                                             ★★☆
    //
    // Some situation.
    //
    // Read:   Book/03-StructWitnesses.md, "Clients from clients"

    """

  /// Where to read, if Exercises and Solutions have these texts; nil stands for a missing file.
  func place(task: String?, solution: String?) async throws -> String? {
    try await withTemporaryFolder { root in
      for (answers, text) in [("Exercises", task), ("Solutions", solution)] {
        let folder = root.appending(path: "\(answers)/Chapter3")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let text { try Data(text.utf8).write(to: folder.appending(path: "3.4-Slowed.swift")) }
      }
      return Lesson(ofExercise: "3.4", below: root)?.place
    }
  }

  @Test("the task's header says it, also below an import")
  func task() async throws {
    let expected = "Book/03-StructWitnesses.md, \"Clients from clients\""
    #expect(try await place(task: header, solution: nil) == expected)
    #expect(try await place(task: "import Foundation\n\n\(header)", solution: nil) == expected)
    let windows = header.replacing("\n", with: "\r\n")
    #expect(try await place(task: windows, solution: nil) == expected)
  }

  @Test(
    "where the learner's file has no such header, the reference answer's counts",
    arguments: [
      nil, "", "// 3.4 · Slowed  ★★☆\n\n// Read:   Book/01.md, \"X\"\n",
      "// 3.4 · Slowed  ★★☆\n// Read:   Book/01.md\n",
      "// 3.5 · Y  ★★☆\n// Read:   Book/01.md, \"X\"\n",
    ])
  func solution(task: String?) async throws {
    #expect(
      try await place(task: task, solution: header)
        == "Book/03-StructWitnesses.md, \"Clients from clients\"")
  }

  @Test("where neither says it, there is nothing to read")
  func neither() async throws {
    #expect(try await place(task: "let a = 1", solution: nil) == nil)
  }
}
