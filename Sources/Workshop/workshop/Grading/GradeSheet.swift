import CourseModel
import Judging

/// A short form of an exercise's grade: what tables and reports need.
struct Mark: Hashable, Sendable {
  let exercise: ExerciseID
  /// The exercise's number and title, such as "1.2 Hand it the database".
  let title: String
  /// The possible points: the stars in the exercise's first line.
  let stars: Int
  let isSolved: Bool
  /// The verdict, such as "solved", "red", "never ends" or "missing".
  let verdict: String

  var points: Int { isSolved ? stars : 0 }
}

/// A person's marks.
struct GradeSheet: Hashable, Sendable {
  /// The person whose answers they are, by the folder's name.
  let name: String
  /// The marks, in the order of the course.
  let marks: [Mark]
  /// What a person should look at, besides the marks.
  var warnings: [String] = []

  var solved: Int { marks.count(where: \.isSolved) }
  var points: Int { marks.reduce(0) { $0 + $1.points } }

  /// Why points are missing, and the warnings, such as "1.1 never ends" and "1.3, 1.5 red".
  var remarks: [String] {
    let open = marks.filter { !$0.isSolved }
    if let only = Set(marks.map(\.verdict)).first, marks.allSatisfy({ $0.verdict == only }) {
      if only == Self.missing { return ["no answers found"] + warnings }
    }
    let groups = Dictionary(grouping: open, by: \.verdict).sorted {
      $0.value[0].exercise < $1.value[0].exercise
    }
    return groups.map { verdict, marks in
      "\(marks.map(\.exercise).shortList) \(verdict)"
    } + warnings
  }

  private static let missing = Verdict.unreadable(.missing("")).mark
}

extension Grade {
  var mark: Mark {
    Mark(
      exercise: exercise.id, title: title, stars: stars, isSolved: verdict.isSolved,
      verdict: verdict.mark)
  }
}

extension Verdict {
  /// A verdict's word for a list of marks; for an unread file, with the reason.
  fileprivate var mark: String {
    if case .unreadable = self { row } else { word }
  }
}

extension [String] {
  /// A shortened list, such as "ana, bob, cy and 4 more".
  var shortList: String {
    prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
  }
}

extension [ExerciseID] {
  /// A list such as "1.2, 1.4–1.7", or only the number of exercises if that would be too long. They
  /// must be in order.
  var shortList: String {
    let runs = reduce(into: [[ExerciseID]]()) { runs, id in
      if let last = runs.last?.last, last.moved(to: last.number + 1) == id {
        runs[runs.count - 1].append(id)
      } else {
        runs.append([id])
      }
    }
    let words = runs.flatMap { run in
      run.count > 2 ? ["\(run[0])–\(run[run.count - 1])"] : run.map(\.description)
    }
    return words.count > 8 ? "\(count) exercises" : words.joined(separator: ", ")
  }
}

// MARK: - In a report

extension Mark: Encodable {
  private enum Key: String, CodingKey {
    case exercise, title, stars, points, solved, verdict
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(exercise.description, forKey: .exercise)
    try values.encode(title, forKey: .title)
    try values.encode(stars, forKey: .stars)
    try values.encode(points, forKey: .points)
    try values.encode(isSolved, forKey: .solved)
    try values.encode(verdict, forKey: .verdict)
  }
}

extension GradeSheet: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, warnings
    case marks = "exercises"
  }
}
