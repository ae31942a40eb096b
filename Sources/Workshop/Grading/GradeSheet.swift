import CourseModel
import Judging

/// A short form of an exercise's grade: what tables, CSV files and merging need.
struct Mark: Hashable, Sendable {
  let exercise: ExerciseID
  /// The exercise's number and title, such as "1.2 Hand it the database".
  let title: String
  /// The possible points: the stars in the exercise's first line.
  let stars: Int
  let isSolved: Bool
  /// The verdict, such as "solved", "red", "never ends" or "missing".
  let verdict: String
  /// A hash that changes with the tests that judged it.
  let tests: String

  var points: Int { isSolved ? stars : 0 }

  /// The mark of a person without a report.
  var withoutReport: Mark {
    Mark(
      exercise: exercise, title: title, stars: stars, isSolved: false, verdict: GradeSheet.noReport,
      tests: tests)
  }

  /// Whether another mark is for the same exercise, judged by the same tests.
  func isComparable(to other: Mark) -> Bool {
    (exercise, stars, tests) == (other.exercise, other.stars, other.tests)
  }
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
      if only == Self.noReport { return [only] + warnings }
    }
    let groups = Dictionary(grouping: open, by: \.verdict).sorted {
      $0.value[0].exercise < $1.value[0].exercise
    }
    return groups.map { verdict, marks in
      "\(marks.map(\.exercise).shortList) \(verdict)"
    } + warnings
  }

  fileprivate static let noReport = "no report"
  private static let missing = Verdict.unreadable(.missing("")).mark
}

extension Grade {
  var mark: Mark {
    Mark(
      exercise: exercise.id, title: title, stars: stars, isSolved: verdict.isSolved,
      verdict: verdict.mark, tests: testsHash)
  }
}

extension Verdict {
  /// A verdict's word for a list of marks; for an unread file, with the reason.
  fileprivate var mark: String {
    if case .unreadable = self { row } else { word }
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

extension Mark: Codable {
  private enum Key: String, CodingKey {
    case exercise, title, stars, points, solved, verdict, tests
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let number = try values.decode(String.self, forKey: .exercise)
    guard let exercise = ExerciseID(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .exercise, in: values, debugDescription: "'\(number)' isn't an exercise's number.")
    }
    self.exercise = exercise
    title = try values.decode(String.self, forKey: .title)
    stars = try values.decode(Int.self, forKey: .stars)
    guard (1...3).contains(stars) else {
      throw DecodingError.dataCorruptedError(
        forKey: .stars, in: values, debugDescription: "An exercise has one to three stars.")
    }
    isSolved = try values.decode(Bool.self, forKey: .solved)
    verdict = try values.decode(String.self, forKey: .verdict)
    tests = try values.decode(String.self, forKey: .tests)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(exercise.description, forKey: .exercise)
    try values.encode(title, forKey: .title)
    try values.encode(stars, forKey: .stars)
    try values.encode(points, forKey: .points)
    try values.encode(isSolved, forKey: .solved)
    try values.encode(verdict, forKey: .verdict)
    try values.encode(tests, forKey: .tests)
  }
}

extension GradeSheet: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, warnings
    case marks = "exercises"
  }
}
