import CourseModel
import Foundation

/// Finds out from the contents of the exercises' files which of them were saved.
///
/// Dates wouldn't do: some file systems, such as a container's or WSL's, report them late.
struct SavedFiles: Sendable {
  private let exercises: [Exercise]
  private let content: @Sendable (Exercise) -> Data?
  /// The contents that were last reported.
  private var known: [Exercise: Data] = [:]
  /// The contents at the last look.
  private var seen: [Exercise: Data] = [:]
  /// Whether the last look found what the one before had found.
  private var isSettled = true

  /// Takes the current contents as known.
  ///
  /// - Parameter content: reads an exercise's file; nil if there is none.
  init(_ exercises: [Exercise], content: @escaping @Sendable (Exercise) -> Data?) {
    self.exercises = exercises
    self.content = content
    seen = contents
    known = seen
  }

  private var contents: [Exercise: Data] {
    exercises.reduce(into: [:]) { $0[$1] = content($1) }
  }

  /// Looks at the files again.
  ///
  /// New contents count once all files are the same at two consecutive looks: an editor may be in
  /// the middle of writing, or have removed the file for a moment, and `git checkout` saves many.
  ///
  /// - Returns: the exercises that were saved, in order.
  mutating func look() -> [Exercise] {
    let contents = contents
    isSettled = contents == seen
    seen = contents
    guard isSettled else { return [] }
    let saved = exercises.filter { contents[$0] != nil && contents[$0] != known[$0] }
    // One that is missing now is new when it's back.
    known = contents
    return saved
  }

  /// How long it waits between two looks, and how long while a file still changes.
  static let (pause, settling) = (Duration.milliseconds(200), Duration.milliseconds(50))

  /// Waits until exercises are saved.
  ///
  /// - Throws: `CancellationError`.
  mutating func next(by clock: any Clock<Duration>) async throws -> [Exercise] {
    while true {
      try await clock.sleep(for: isSettled ? Self.pause : Self.settling)
      let saved = look()
      if !saved.isEmpty { return saved }
    }
  }
}
