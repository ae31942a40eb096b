import CourseModel

/// Why an exercise can't get a number or a name. In that case nothing has been changed.
package enum RenamingError: Error, Hashable, CustomStringConvertible {
  case noNumber(String)
  case noExercise(ExerciseID)
  case otherChapter(ExerciseID, ExerciseID)
  case gap(ExerciseID, count: Int)
  case noName(String)
  case nothing(String)
  case taken(String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .noNumber(let text): "'\(text)' isn't an exercise's number. Write one such as 3.4."
    case .noExercise(let id): "There is no exercise \(id)."
    case .otherChapter(let id, let target):
      "\(id) can't become \(target): an exercise stays in its chapter, whose modules it uses."
    case .gap(let target, let count):
      "\(target) would leave a gap. Chapter \(target.chapter) has \(count) exercises, so the last "
        + "number is \(target.chapter).\(count)."
    case .noName(let name):
      "'\(name)' isn't a valid name for an exercise's files. Write one such as InitializerInjection: letters and "
        + "digits, a capital first, and not Tests at the end."
    case .nothing(let reason): "There is nothing to do: \(reason)"
    case .taken(let path):
      "\(path) already exists, and doesn't belong to an exercise. Move it away first."
    }
  }
}
