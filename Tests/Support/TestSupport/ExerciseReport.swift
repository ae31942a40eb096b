import Foundation
import Synchronization

/// A table of the exercises that `swift test` was asked for, printed when the program ends.
final class ExerciseReport: Sendable {
  /// What is known about an exercise.
  enum State: Hashable, Sendable {
    case notBegun
    case tested(passed: Int, of: Int)
  }

  /// This program's.
  static let shared: ExerciseReport = {
    atexit { FileHandle.standardError.write(Data(ExerciseReport.shared.text.utf8)) }
    return ExerciseReport()
  }()

  private let states = Mutex<[String: (path: String, state: State)]>([:])

  func note(_ exercise: ExerciseFiles, _ state: State) {
    states.withLock { $0[exercise.number] = (exercise.path, state) }
  }

  /// A line for each exercise; a single one if all are solved, and none if they're another folder's.
  var text: String {
    let rows = states.withLock { $0 }
      .sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }
    if rows.allSatisfy(\.value.state.isSolved) {
      let isOwn = rows.contains { $0.value.path.hasPrefix("Exercises/") }
      let solved = rows.count == 1 ? "\(rows[0].key) is" : "All \(rows.count) exercises are"
      return isOwn ? "\(solved) solved.\n" : ""
    }
    func column(_ text: String, _ width: Int) -> String {
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    return "\n"
      + rows.map { number, row in
        column(number, 6) + column(row.state.word, 11) + column(row.state.count, 10) + row.path
          + "\n"
      }
      .joined()
  }
}

extension ExerciseReport.State {
  fileprivate var isSolved: Bool {
    if case .tested(let passed, let all) = self { passed == all } else { false }
  }

  fileprivate var word: String { self == .notBegun ? "not begun" : isSolved ? "solved" : "red" }

  fileprivate var count: String {
    if case .tested(let passed, let all) = self { "\(passed) of \(all)" } else { "" }
  }
}
