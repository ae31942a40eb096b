import CourseModel
import Foundation

/// Determines from the contents of the exercises' files which of them were saved.
///
/// Dates wouldn't work: some file systems, such as a container's or WSL's, report them late, and an
/// editor that saves by renaming creates a new file each time.
struct SavedFiles {
  /// A change to a file.
  enum Change: Hashable, Sendable {
    /// It has new contents, which are stable.
    case saved
    /// It has been missing for too long for that to be part of a save.
    case gone
    /// It's back, with the same contents as before.
    case back
  }

  private struct File {
    /// The contents that were last reported.
    var known: Data?
    /// The contents at the last look.
    var seen: Data?
    /// The number of consecutive looks at which it was missing.
    var absences = 0
    /// Whether it's considered gone.
    var isGone: Bool
  }

  /// The number of consecutive looks after which a missing file is considered gone.
  static let absenceLimit = 5

  private let exercises: [Exercise]
  private var files: [Exercise: File]
  /// The changes in a burst that isn't over yet.
  private var pending: [Exercise: Change] = [:]

  /// Takes the current contents as known.
  init(_ exercises: [Exercise], content: (Exercise) -> Data?) {
    self.exercises = exercises
    files = Dictionary(
      uniqueKeysWithValues: exercises.map { exercise in
        let data = content(exercise)
        return (exercise, File(known: data, seen: data, isGone: data == nil))
      })
  }

  /// What the next look should find out.
  enum Expectation {
    case nothing
    /// Whether contents that were new at the last look are stable.
    case rest
    /// Whether a missing file comes back.
    case absence
  }

  /// What the next look should find out.
  private(set) var expects = Expectation.nothing

  /// Looks at the files again.
  ///
  /// Contents count once they are the same at two consecutive looks: an editor may be in the middle
  /// of writing, and several quick saves count as one. Changes are reported once all files are
  /// stable, so that a burst of changes to many files counts as one, too.
  ///
  /// - Parameter content: reads a file; nil if there is none.
  /// - Returns: the changes, in the order of the exercises.
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
