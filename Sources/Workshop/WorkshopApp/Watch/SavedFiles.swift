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
  /// What is known of a burst that isn't over yet.
  private var pending: [Exercise: Change] = [:]

  /// Takes the contents as they are now for known.
  init(_ exercises: [Exercise], content: (Exercise) -> Data?) {
    self.exercises = exercises
    files = Dictionary(
      uniqueKeysWithValues: exercises.map { exercise in
        let data = content(exercise)
        return (exercise, File(known: data, seen: data, isGone: data == nil))
      })
  }

  /// What the next look has to tell.
  enum Expectation {
    case nothing
    /// Whether a content that was new at the last look stays as it is.
    case rest
    /// Whether a file that is missing comes back.
    case absence
  }

  /// What the next look has to tell.
  private(set) var expects = Expectation.nothing

  /// Looks at the files again.
  ///
  /// A content counts when it is the same at two looks in a row: an editor may be in the middle of
  /// writing, and several saves in a burst are one. What has changed is told when no file is on its
  /// way any more, so that a burst of many files is one, too.
  ///
  /// - Parameter content: reads a file; nil where there is none.
  /// - Returns: what has changed, in the exercises' order.
  mutating func look(_ content: (Exercise) -> Data?) -> [(exercise: Exercise, change: Change)] {
    expects = .nothing
    for exercise in exercises {
      var file = files[exercise]
      let change = change(of: &file, to: content(exercise))
      files[exercise] = file
      switch (pending[exercise], change) {
      case (_, nil): break
      case (.gone, .back): pending[exercise] = nil
      default: pending[exercise] = change
      }
    }
    if expects == .nothing, files.values.contains(where: { $0.absences > 0 && !$0.isGone }) {
      expects = .absence
    }
    guard expects == .nothing else { return [] }
    defer { pending = [:] }
    return exercises.compactMap { exercise in pending[exercise].map { (exercise, $0) } }
  }

  private mutating func change(of file: inout File?, to content: Data?) -> Change? {
    let isSame = content == file?.seen
    if !isSame { expects = .rest }
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
