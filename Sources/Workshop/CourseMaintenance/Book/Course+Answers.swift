import CourseModel
import Foundation

extension Course {
  /// Copies the exercises, and replaces some of the copies with solutions, as if a learner had
  /// solved those.
  ///
  /// - Parameter numbers: the solved exercises, such as "1.2".
  /// - Returns: the folder for ANSWERS, relative to the workspace's root.
  /// - Throws: `BlockError` if one of them isn't an exercise; an error from the file system.
  func writeAnswers(solved numbers: [String]) throws -> String {
    let solved = try numbers.map { number in
      guard let exercise = ExerciseID(number).flatMap(self.exercise) else {
        throw BlockError(
          "`answers: \(number)` isn't an exercise. Write numbers such as `answers: 1.1, 1.2`.")
      }
      return exercise
    }
    let folder = ".build/workshop/book-answers"
    let files = FileManager.default
    let target = workspace.url(folder)
    try? files.removeItem(at: target)
    try files.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.copyItem(at: workspace.url("Exercises"), to: target)
    for exercise in solved {
      let copy = target.appendingPathComponent("\(exercise.folder)/\(exercise.fileName)")
      try? files.removeItem(at: copy)
      try files.copyItem(at: workspace.url(exercise.solution), to: copy)
    }
    return folder
  }
}
