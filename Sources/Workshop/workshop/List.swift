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
    let legend = legend(of: listing.exercises.map(\.state), withMarks: false)
    guard !terminal.isPlain else {
      terminal.draw(
        Screen {
          listing.exercises.map { row in
            Line(
              "\(row.id) \(row.title): \(row.state.word), \(Self.gradeWord(row.grade)). \(row.file)"
            )
          }
          legend
        })
      return .success
    }
    let titles = listing.exercises.map(\.title.count).max() ?? 0
    let rows = listing.exercises.map { row in
      let file = Line(row.file, link: workspace.url(row.file).absoluteString)
      return (table(row, titles), file: "  \(file)" as Line)
    }
    // If the window is too narrow, leave out the files.
    let width = rows.map { $0.0.width + $0.file.width }.max() ?? 0
    let hasRoom = terminal.columns.map { $0 >= width } ?? true
    let wide = hasRoom ? terminal.wrapping(atMost: max(width, 100)) : terminal
    wide.draw(Screen(rows.map { hasRoom ? $0.0 + $0.file : $0.0 } + legend))
    // If the list is longer than the window, its beginning is out of sight.
    if terminal.canRedraw, rows.count > terminal.size.rows, let next = next(in: progress) {
      terminal.draw(
        Screen {
          ""
          "Next: \(gradedTitle(of: next))"
          "One chapter alone: swift run workshop list \(next.id.chapter)"
        })
    }
    return .success
  }

  /// A row of the table, such as "1.1   solved       ★☆☆  Spot the dependencies".
  private func table(_ row: Listing.Row, _ width: Int) -> Line {
    let stars = String(repeating: "★", count: row.grade)
    let grade = Line(stars + String(repeating: "☆", count: 3 - stars.count))
    let id = Line(row.id).padded(to: 4)
    let word = Line(row.state.word).padded(to: 11)
    return "\(id)  \(word)  \(grade)  \(Line(row.title).padded(to: width))"
  }

  /// The chapters, and the exercises of one of them, short enough for a window.
  ///
  /// - Parameter current: the exercise to mark.
  @LineListBuilder func overview(of chapter: Chapter, current: Exercise?) -> [Line] {
    let progress = progress
    let rows = listing(of: chapter.exercises).exercises
    ""
    chapterRows(progress)
    legend(of: course.exercises.map(progress.state(of:)), withMarks: true)
    ""
    zip(chapter.exercises, rows).map { exercise, row -> Line in
      let mark = exercise == current ? "> " : "  "
      guard !terminal.isPlain else {
        let here = exercise == current ? ", you are here" : ""
        return "\(row.id) \(row.title): \(row.state.word), \(Self.gradeWord(row.grade))\(here)"
      }
      return "\(mark)\(table(row, 0))"
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
