import CourseModel
import Foundation

/// The exercises as they are after a learner has solved some of them.
struct AnswersFixture {
  private static let folder = ".build/workshop/book-answers"

  private let workspace: Workspace
  private let exercises: [Exercise]

  /// - Parameter numbers: the exercises that are solved, such as "1.2".
  /// - Throws: `BlockError` when one of them is no exercise.
  init(_ numbers: [String], in course: Course) throws {
    workspace = course.workspace
    exercises = try numbers.map { number in
      guard let exercise = ExerciseID(number).flatMap(course.exercise) else {
        throw BlockError(
          "`answers: \(number)` names no exercise. Write numbers such as `answers: 1.1, 1.2`.")
      }
      return exercise
    }
  }

  /// Copies the exercises and lays the solutions over them.
  ///
  /// - Returns: the folder for ANSWERS, relative to the workspace's root.
  /// - Throws: an error of the file system.
  func write() throws -> String {
    let files = FileManager.default
    let target = workspace.url(Self.folder)
    try? files.removeItem(at: target)
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: workspace.url("Exercises"), to: target)
    for exercise in exercises {
      let copy = target.appendingPathComponent("\(exercise.folder)/\(exercise.fileName)")
      try? files.removeItem(at: copy)
      try files.copyItem(at: workspace.url(exercise.solution), to: copy)
    }
    return Self.folder
  }
}
