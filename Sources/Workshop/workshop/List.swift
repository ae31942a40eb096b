import CourseModel
import Foundation
import TerminalUI

extension Workshop {
  /// The output of `list --json`. Programs read it, so keys may be added, but never removed or
  /// changed.
  struct Listing: Codable, Equatable {
    /// The version of this format.
    var version = 1
    /// The exercises, in the order of the course.
    var exercises: [Row]

    struct Row: Codable, Equatable {
      /// The exercise's number, such as "3.2".
      let id: String
      let chapter: Int
      let title: String
      /// The number of stars, from 1 to 3; 0 if the file doesn't say.
      let grade: Int
      /// "open" (not begun), "begun", "solved", or "recheck" (edited since it was solved).
      let state: Progress.State
      /// Whether its tests have changed since it was solved.
      let newTests: Bool
      /// The number of hints shown.
      let hints: Int
      /// The file that the learner edits, relative to the workspace.
      let file: String
    }
  }

  /// Shows exercises with their last known state, without checking anything.
  ///
  /// - Parameter selection: a chapter or an exercise; nil for all.
  func list(_ selection: Selection? = nil, json: Bool) throws -> WorkshopExit {
    let listing =
      switch selection {
      case .exercise(let exercise): listing(of: [exercise])
      case .chapter(let chapter): listing(of: chapter.exercises)
      case nil: listing(of: course.exercises)
      }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let text = String(decoding: try encoder.encode(listing), as: UTF8.self)
      terminal.draw(Screen(text.split(separator: "\n").map { Line(String($0)) }))
      return .success
    }
    terminal.draw(Screen(listing.exercises.map(row)))
    return .success
  }

  /// A row such as "1.1   solved       ★☆☆  Spot the dependencies".
  private func row(_ row: Listing.Row) -> Line {
    guard !terminal.isPlain else {
      return "\(row.id) \(row.title): \(row.state.word), \(Self.gradeWord(row.grade))"
    }
    let (id, word) = (Line(row.id).padded(to: 4), Line(row.state.word).padded(to: 11))
    let stars =
      String(repeating: "★", count: row.grade)
      + String(repeating: "☆", count: 3 - row.grade)
    return "\(id)  \(word)  \(stars)  \(row.title)"
  }

  /// All chapters, and the exercises of one of them, short enough for a window.
  ///
  /// - Parameter current: the exercise to mark.
  @LineListBuilder func overview(ofChapter number: Int, current: Exercise) -> [Line] {
    let exercises = course.exercises.filter { $0.id.chapter == number }
    chapterRows(progress)
    ""
    zip(exercises, listing(of: exercises).exercises).map { exercise, row -> Line in
      "\(terminal.isPlain ? "" : exercise == current ? "> " : "  ")\(self.row(row))"
    }
  }

  private func listing(of exercises: [Exercise]) -> Listing {
    let progress = progress
    return Listing(
      exercises: exercises.map { exercise in
        let header = header(of: exercise)
        return Listing.Row(
          id: "\(exercise.id)", chapter: exercise.id.chapter,
          title: header?.title ?? words(exercise.name).joined(separator: " "),
          grade: header?.stars ?? 0, state: progress.state(of: exercise),
          newTests: progress.hasNewTests(exercise), hints: progress[exercise.id].hints,
          file: exercise.task)
      })
  }
}
