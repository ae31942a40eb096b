/// The course as the folders tell it: chapters and their exercises.
package struct Course: Sendable {
  /// Where it lies.
  package let workspace: Workspace
  /// Those that have exercises, in order of their numbers.
  package let chapters: [Chapter]

  /// Discovers the course.
  ///
  /// A chapter without a folder for reference answers and without one for the exercises' tests is one
  /// to read: the workshop has nothing to check in it, and leaves it to the Book.
  ///
  /// An exercise is known by its tests or its reference answer. What learners do in
  /// Exercises, where they may rename, copy and delete, adds none and loses none.
  package init(discoveredIn workspace: Workspace) {
    self.workspace = workspace
    chapters = workspace.names(in: "Sources").compactMap { folder in
      guard let match = folder.wholeMatch(of: /Chapter(\d+)-(\w+)/), let number = Int(match.1),
        ["Solutions", "Tests/Exercises"].contains(where: {
          workspace.fileExists("\($0)/Chapter\(number)")
        })
      else { return nil }
      return Chapter(
        number: number, name: String(match.2),
        exercises: Self.exercises(of: number, in: workspace))
    }
    .sorted { $0.number < $1.number }
  }

  /// All exercises in order.
  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// An exercise by its number.
  package func exercise(_ id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  private static func exercises(of chapter: Int, in workspace: Workspace) -> [Exercise] {
    let tests = workspace.names(in: "Tests/Exercises/Chapter\(chapter)")
    let answers = workspace.names(in: "Solutions/Chapter\(chapter)")
    let found =
      tests.compactMap { exercise(fileName: $0, ending: "Tests") }
      + answers.compactMap { exercise(fileName: $0) }
    return Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }).values
      .filter { $0.id.chapter == chapter }.sorted { $0.id < $1.id }
  }

  /// The Swift files in a chapter's folder of tasks that are no exercise's: copies, or
  /// files under a mistyped name. They are not compiled by `workshop check`.
  package func strayFiles(in chapter: Chapter, answers: String) -> [String] {
    let folder = "\(answers)/Chapter\(chapter.number)"
    return Set(workspace.names(in: folder)).subtracting(chapter.exercises.map(\.fileName))
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Reads "3.2-OverrideOneEndpoint.swift", or with the ending "Tests" the tests' name.
  package static func exercise(fileName: String, ending: String = "") -> Exercise? {
    guard let match = fileName.wholeMatch(of: /(\d+\.\d+)-(\w+)\.swift/),
      let id = ExerciseID(String(match.1)), match.2.hasSuffix(ending)
    else { return nil }
    return Exercise(id: id, name: String(match.2.dropLast(ending.count)))
  }
}
