import CourseModel
import Foundation

/// What a command applies to: a chapter, an exercise, or neither.
enum Selection: Hashable, Sendable {
  case chapter(Chapter)
  case exercise(Exercise)

  /// Parses "3" or "3.2".
  ///
  /// - Throws: `SelectionError`, which lists the valid choices.
  init(_ word: String, in course: Course) throws {
    if let id = ExerciseID(word) {
      guard let exercise = course.exercise(id) else {
        throw SelectionError(word: word, course: course)
      }
      self = .exercise(exercise)
    } else if let number = Int(word),
      let chapter = course.chapters.first(where: { $0.number == number })
    {
      self = .chapter(chapter)
    } else if let exercise = course.exercise(at: word) {
      self = .exercise(exercise)
    } else {
      throw SelectionError(word: word, course: course)
    }
  }

  /// Parses an exercise's number.
  ///
  /// - Throws: `SelectionError`, which lists the valid choices.
  static func exercise(_ word: String, in course: Course) throws -> Exercise {
    guard case .exercise(let exercise) = try Selection(word, in: course) else {
      throw SelectionError(word: word, course: course, takesChapters: false)
    }
    return exercise
  }
}

extension Course {
  /// The exercise that a file belongs to, for paths from an editor or the Tab key.
  fileprivate func exercise(at path: String) -> Exercise? {
    guard path.hasSuffix(".swift") else { return nil }
    let file = URL(fileURLWithPath: path).realPath
    return exercises.first { exercise in
      [exercise.task, exercise.tests, exercise.traps].contains { own in
        own == path || workspace.url(own).realPath == file
      }
    }
  }
}

extension Selection {
  /// The number of the chapter, or of the exercise's chapter.
  var chapterNumber: Int {
    switch self {
    case .chapter(let chapter): chapter.number
    case .exercise(let exercise): exercise.id.chapter
    }
  }
}

/// The error when there is no such chapter or exercise.
struct SelectionError: Error, CustomStringConvertible {
  let word: String
  let course: Course
  /// Whether a chapter would have been valid.
  var takesChapters = true

  /// A sentence that lists the valid choices.
  var description: String {
    let ranges = course.chapters.compactMap { chapter -> String? in
      guard let first = chapter.exercises.first, let last = chapter.exercises.last else {
        return nil
      }
      return "\(first.id) to \(last.id)"
    }
    let exercises = "Name an exercise (\(ranges.joined(separator: ", ")))"
    guard takesChapters else { return "'\(word)' is not an exercise. \(exercises)." }
    let chapters = course.chapters.map { String($0.number) }.joined(separator: ", ")
    return "There is no exercise or chapter '\(word)'. \(exercises) or a chapter (\(chapters))."
  }
}
