import CourseModel
import Foundation

/// Tells from the contents of the exercises' files which of them were saved.
///
/// Dates would not do: some file systems, such as a container's or WSL's, tell them late, and an
/// editor that saves by renaming brings a new file each time.
struct SavedFiles {
  /// What has become of a file.
  enum Change: Hashable, Sendable {
    /// It has another content, which has come to rest.
    case saved
    /// It has been missing for so long that no save explains it.
    case gone
    /// It is there again, as it was before.
    case back
  }

  private struct File {
    /// The content that was told last.
    var known: Data?
    /// The content at the last look.
    var seen: Data?
    /// At how many looks in a row it was missing.
    var absences = 0
    /// Whether it counts as gone.
    var isGone: Bool
  }

  /// At how many looks in a row a file must be missing to be gone.
  static let absenceLimit = 5

  private let exercises: [Exercise]
  private var files: [Exercise: File]

  /// Takes the contents as they are now for known.
  init(_ exercises: [Exercise], content: (Exercise) -> Data?) {
    self.exercises = exercises
    files = Dictionary(
      uniqueKeysWithValues: exercises.map { exercise in
        let data = content(exercise)
        return (exercise, File(known: data, seen: data, isGone: data == nil))
      })
  }

  /// Whether the last look has found nothing that the next one has to confirm.
  private(set) var isAtRest = true

  /// Looks at the files again.
  ///
  /// A content counts when it is the same at two looks in a row: an editor may be in the middle of
  /// writing, and several saves in a burst are one.
  ///
  /// - Parameter content: reads a file; nil where there is none.
  /// - Returns: what has changed, in the exercises' order.
  mutating func look(_ content: (Exercise) -> Data?) -> [(exercise: Exercise, change: Change)] {
    isAtRest = true
    return exercises.compactMap { exercise in
      var file = files[exercise]
      defer { files[exercise] = file }
      return change(of: &file, to: content(exercise)).map { (exercise, $0) }
    }
  }

  private mutating func change(of file: inout File?, to content: Data?) -> Change? {
    let isSame = content == file?.seen
    if !isSame { isAtRest = false }
    file?.seen = content
    guard let content else {
      file?.absences += 1
      guard file?.absences == Self.absenceLimit, file?.isGone == false else { return nil }
      file?.isGone = true
      return .gone
    }
    file?.absences = 0
    guard isSame else { return nil }
    let wasGone = file?.isGone == true
    file?.isGone = false
    if content == file?.known { return wasGone ? .back : nil }
    file?.known = content
    return .saved
  }
}
