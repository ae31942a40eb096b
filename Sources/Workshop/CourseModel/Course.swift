/// The course, discovered from its folders: chapters and their exercises.
package struct Course: Sendable {
  /// The workspace that contains the course.
  package let workspace: Workspace
  /// The chapters with exercises, in order of their numbers.
  package let chapters: [Chapter]

  /// Discovers the course.
  ///
  /// A chapter with neither a folder for reference answers nor one for exercise tests is only for
  /// reading: the runner has nothing to check there, and leaves it to the Book.
  ///
  /// An exercise is identified by its tests or its reference answer. Whatever learners rename, copy
  /// or delete in Exercises adds or removes no exercise.
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

  /// The exercise with a number, or nil if there is none.
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

  /// The Swift files in a chapter's folder of tasks that belong to no exercise, such as copies or
  /// files with mistyped names. `workshop check` doesn't compile them.
  package func strayFiles(in chapter: Chapter, answers: String) -> [String] {
    let folder = "\(answers)/Chapter\(chapter.number)"
    let own = Set(chapter.exercises.map { "\(folder)/\($0.fileName)" })
    return workspace.files(below: folder, suffix: ".swift").filter { !own.contains($0) }
  }

  /// Parses "3.2-OverrideOneEndpoint.swift", or with the ending "Tests" the name of its tests'
  /// file.
  package static func exercise(fileName: String, ending: String = "") -> Exercise? {
    guard let match = fileName.wholeMatch(of: /(\d+\.\d+)-(\w+)\.swift/),
      let id = ExerciseID(String(match.1)), match.2.hasSuffix(ending)
    else { return nil }
    return Exercise(id: id, name: String(match.2.dropLast(ending.count)))
  }
}
