import Foundation
import Testing

@testable import TestSupport

@Suite("An exercise's files")
struct ExerciseFilesTests {
  let header = """
    // 3.4 · Slowed                                                             ★★☆
    //
    // Some situation.
    //
    // Read:   Book/03-StructWitnesses.md, "Clients from clients"

    """

  /// What `read` finds out about exercise 3.4, in a workspace with these files.
  private func asked<Result>(
    _ files: [String: String], environment: [String: String] = [:],
    _ read: (ExerciseFiles, URL) throws -> Result
  ) async throws -> Result {
    try await withTemporaryFolder { root in
      for (path, text) in files {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try read(ExerciseFiles("3.4", below: root, environment: environment), root)
    }
  }

  // MARK: - Where to read

  private func place(task: String?, solution: String?) async throws -> String? {
    let files = ["Exercises": task, "Solutions": solution].compactMapValues(\.self).map {
      ("\($0)/Chapter3/3.4-Slowed.swift", $1)
    }
    return try await asked(Dictionary(uniqueKeysWithValues: files)) { exercise, _ in
      exercise.placeToRead
    }
  }

  @Test("the task's header says where to read, also below an import")
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

  // MARK: - What is left out

  /// Three exercises that haven't been begun.
  private var chapter: [String: String] {
    var files: [String: String] = [:]
    for number in ["3.3", "3.4", "3.10"] {
      files["Exercises/Chapter3/\(number)-A.swift"] = "// \(number)\n\nlet a = 0\n"
      files["Tests/Exercises/Chapter3/\(number)-ATests.swift"] = "  @Test func a() {}\n"
      files["Tests/Exercises/Chapter3/\(number)-AMistakes.md"] =
        "# Ways\n\n## One\n\n```swift\nlet b = 0\n```\n\n## Not begun\n\nAs it was.\n\n```swift\nlet a = 0\n```\n"
    }
    return files
  }

  private func isLeftOut(
    _ files: [String: String], _ filters: String..., environment: [String: String] = [:]
  ) async throws -> Bool {
    try await asked(files, environment: environment) { exercise, _ in
      exercise.isLeftOut(filters: filters)
    }
  }

  @Test("an exercise that hasn't been begun is left out, unless it's the next one")
  func notBegun() async throws {
    #expect(try await isLeftOut(chapter))
    #expect(try await isLeftOut(chapter, "Chapter3"))
    var files = chapter
    files["Exercises/Chapter3/3.3-A.swift"] = "// 3.3\n\nlet a = 1\n"
    #expect(try await !isLeftOut(files), "It's the next one.")
    files = chapter
    files["Exercises/Chapter3/3.4-A.swift"] = "// 3.4\n\nlet a = 1\n"
    #expect(try await !isLeftOut(files), "It has been begun.")
  }

  @Test("another folder of answers has its own")
  func otherFolder() async throws {
    var files = chapter
    for number in ["3.3", "3.4", "3.10"] {
      files["Mine/Chapter3/\(number)-A.swift"] = "// \(number)\n\nlet a = 1\n"
    }
    #expect(try await !isLeftOut(files, environment: ["ANSWERS": "Mine"]))
    #expect(try await isLeftOut(files, environment: ["ANSWERS": ""]))
  }

  @Test(
    "an exercise that is asked for by itself isn't left out", arguments: ["Exercise3_4", "3.4"])
  func askedFor(filter: String) async throws {
    #expect(try await !isLeftOut(chapter, filter))
    #expect(try await !isLeftOut(chapter, environment: ["CHAPTER": "3.4"]))
  }

  @Test("a number asks for that exercise, whatever else it matches as a pattern")
  func number() {
    let exercise = ExerciseFiles("3.4")
    #expect(!exercise.isAskedFor(filters: ["3.2"]))
    for filters in [[], ["3.4"], ["3.2", "3.4"], ["3.2", "Exercise3_4"], ["Chapter3"]] {
      #expect(exercise.isAskedFor(filters: filters))
    }
  }

  // MARK: - What has passed

  @Test("the tests of the contract and the traps count")
  func countOfTests() async throws {
    var files = chapter
    files["Tests/Exercises/Chapter3/3.4-ATraps.swift"] =
      "  @Test func b() {}\n  @Test func c() {}\n"
    #expect(try await asked(files) { exercise, _ in exercise.countOfTests } == 3)
  }

  @Test(
    "an answer that has passed is kept, unless it's from elsewhere or newer than the program",
    arguments: [("", 1.0, true), ("Exercises", 1, true), ("Mine", 1, false), ("", -1, false)])
  func passed(answers: String, seconds: Double, isKept: Bool) async throws {
    var files = chapter
    files["Mine/Chapter3/3.4-A.swift"] = "let a = 1\n"
    let kept = try await asked(files, environment: ["ANSWERS": answers]) { exercise, root in
      exercise.notePassed(built: Date() + seconds * 60)
      return try? String(
        contentsOf: root.appending(path: ".workshop/passed/3.4.swift"), encoding: .utf8)
    }
    #expect(kept == (isKept ? "// 3.4\n\nlet a = 0\n" : nil))
  }
}
