import CourseModel
import TerminalUI
import Toolchain

/// A verdict in words: the only place that words one.
///
/// What happened comes first, the tools' own words come last.
package struct VerdictText {
  /// A person whom a verdict is told.
  package enum Reader: Sendable {
    /// The learner, in their own clone.
    case learner
    /// A learner who reads a report on what they handed in: in an instructor's clone, `reset` would
    /// take the instructor's answer.
    case reportReader
  }

  private let exercise: Exercise
  private let title: String
  private let reference: String
  private let reader: Reader

  /// Memberwise: the implicit initializer is internal.
  package init(
    exercise: Exercise, title: String, reference: String = "", reader: Reader = .learner
  ) {
    self.exercise = exercise
    self.title = title
    self.reference = reference
    self.reader = reader
  }

  /// The verdict with its heading.
  package func lines(_ verdict: Verdict) -> [Line] {
    ["\(title, .bold): \(verdict.word, verdict.style)"] + details(verdict)
  }

  /// The verdict without its heading, as plain text.
  package func text(_ verdict: Verdict) -> String {
    details(verdict).map(\.text).drop(while: \.isEmpty).joined(separator: "\n")
  }

  private func details(_ verdict: Verdict) -> [Line] {
    switch verdict {
    case .solved(let tests):
      return [tests == 1 ? "Its one test passes." : "All \(tests) tests pass."]
    case .red(let failures, let passed):
      return red(failures, passed: passed)
    case .crashed(let test, let message):
      return [
        "", "The program crashed in the test \"\(test)\".", Line("  \(ours(message))"),
        "Look for a force unwrap, an index out of range, a fatalError, an unowned object that is gone,",
        "or a function that calls itself for ever, in \(exercise.task).",
      ]
    case .limitExceeded(let test, let limit):
      return [
        "", "The test \"\(test)\" \(limit).",
        "Look for a loop without an end, a function that calls itself, or an await that nobody answers.",
      ]
        + (limit.isTime && reader == .learner
          ? ["If your machine is slow, `--timeout 60` gives it more time."] : [])
    case .doesNotCompile(let errors):
      return ["", "Swift does not understand \(exercise.task):"] + list(errors)
    case .interfaceMismatch(let errors):
      return ["", "Your file compiles, but its tests cannot call it as they did at the start."]
        + needed(errors)
        + ["It is gone, renamed, private, or takes, gives back or throws something else."]
        + (reader == .learner
          ? ["To start over and keep a copy of yours: swift run workshop reset \(exercise.id)"]
          : [])
        + [""] + list(errors)
    case .unreadable(.missing(let path)) where reader == .reportReader:
      return ["", "There is no file \(path)."]
    case .unreadable(let error): return ["", Line("\(error)")]
    case .notRun(let reason):
      return [""]
        + reason.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { Line(String($0)) }
    }
  }

  /// The first failure in full; of the others only the names, since solving the first one
  /// often changes them.
  private func red(_ failures: [Failure], passed: Int) -> [Line] {
    guard let first = failures.first else { return [] }
    var names: [String] = []
    for failure in failures where !names.contains(failure.test) { names.append(failure.test) }
    var lines: [Line] = [
      "\(passed) of \(passed + names.count) tests pass.", "", "\("In", .dim) \"\(first.test)\":",
    ]
    lines += first.sentences.flatMap { paragraph($0) }
    if let comparison = Comparison(first.expectation) {
      lines += value("Expected:", comparison.expected) + value("Actual:  ", comparison.actual)
    }
    if let reading = first.reading { lines.append("  \(reading)") }
    // The library's own words help those who want to read the test.
    lines.append("  \("(\(first.place)) \(ours(first.expectation))".singleSpaced, .dim)")
    if names.count > 1 {
      lines += ["", "Also red:"] + names.dropFirst().map { Line("  \($0)") }
    }
    return lines
  }

  /// A value beside its label, or below it where it has several lines.
  private func value(_ label: String, _ value: String) -> [Line] {
    let lines = ours(value).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.count == 1
      ? ["  \(label) \(lines[0])"] : ["  \(label)"] + lines.map { Line("    \($0)") }
  }

  /// What the tests need, as the reference answer declares it.
  private func needed(_ errors: [Diagnostic]) -> [Line] {
    let missed = errors.compactMap { MissedDeclaration($0, line: $0.code) }
    let declared = missed.compactMap { $0.declaration(in: reference) }
    var names: [String] = []
    // What the reference answer doesn't declare is missed because of something else.
    for name in declared.isEmpty ? missed.map(\.name) : declared where !names.contains(name) {
      names.append(name)
    }
    return names.isEmpty ? [] : ["They need:"] + names.map { Line("  \($0)") }
  }

  private func paragraph(_ text: String) -> [Line] {
    ours(text).split(separator: "\n", omittingEmptySubsequences: false).map { Line("  \($0)") }
  }

  /// The first error with the compiler's excerpt, which often shows the cause in a note; of
  /// the others only the message, since fixing the first one often fixes them.
  private func list(_ errors: [Diagnostic]) -> [Line] {
    let first = errors.prefix(1).flatMap { ["\($0)"] + $0.excerpt.map { "  \($0)" } }
    let others = errors.dropFirst().prefix(4).map { "\($0)" }
    let more = errors.count > 5 ? ["and \(errors.count - 5) more"] : []
    return (first + others + more).map { Line("  \($0)") }
  }

  private func ours(_ text: String) -> String { Verdict.withoutStaging(text) }
}

extension Verdict {
  /// A word for a table.
  package var word: String {
    switch self {
    case .solved: "solved"
    case .red: "red"
    case .crashed: "crashed"
    case .limitExceeded: "never ends"
    case .doesNotCompile: "does not compile"
    case .interfaceMismatch: "does not fit its tests"
    case .unreadable: "file missing or unreadable"
    case .notRun: "not run"
    }
  }

  /// The colour that repeats the word.
  package var style: TextStyle { isSolved ? .green : .red }

  /// A few words for a row of a report, more than `word` where a count or a reason fits.
  package var row: String {
    switch self {
    case .unreadable(.missing): "missing"
    case .unreadable(let error): "not read: \(error.reason)"
    case .red(let failures, let passed):
      "red, \(passed) of \(passed + Set(failures.map(\.test)).count) tests pass"
    default: word
    }
  }

  /// Everything about it, for a maintainer who didn't expect it.
  package var report: String {
    switch self {
    case .solved(let tests): "It is green, with \(tests) tests."
    case .red(let failures, _): "It is red:\n" + failures.map(\.text).joined(separator: "\n")
    case .crashed(let test, let message): "\"\(test)\" crashed: \(message)"
    case .limitExceeded(let test, let limit): "\"\(test)\" \(limit)."
    case .doesNotCompile(let errors), .interfaceMismatch(let errors):
      "It does not compile:\n" + errors.map(\.description).joined(separator: "\n")
    case .unreadable(let error): "\(error)"
    case .notRun(let reason): reason
    }
  }

  /// The tests have read a copy of the learner's file; this names the file that can be edited.
  package static func withoutStaging(_ text: String) -> String {
    text.replacing("\(TestBuild.answers)/", with: "Exercises/")
  }
}

extension WorkspaceError {
  /// In a few words, for a table.
  package var reason: String {
    switch self {
    case .notFound, .missing: "missing"
    case .notUTF8: "not UTF-8"
    case .refused(_, let reason): String(reason.prefix { $0 != "," })
    }
  }
}

extension String {
  /// The text with every run of white space as one space.
  package var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
