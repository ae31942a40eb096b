import TerminalUI

/// A verdict in the learner's words: what happened first, the tools' own words last.
struct VerdictText {
  let exercise: Exercise
  let title: String
  /// The text of the reference answer, which declares all that the tests need.
  var reference = ""

  func lines(_ verdict: Verdict) -> [Line] {
    ["\(title, .bold): \(verdict.word, verdict.style)"] + details(verdict)
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
    case .endless(let test, let limit):
      return [
        "", "The test \"\(test)\" \(limit).",
        "Look for a loop without an end, a function that calls itself, or an await that nobody answers.",
      ] + (limit.isTime ? ["If your machine is slow, `--timeout 60` gives it more time."] : [])
    case .doesNotCompile(let errors):
      let clash = errors.contains { $0.message.contains(/ambiguous|redeclaration/) }
      return ["", "Swift does not understand \(exercise.task):"] + list(errors)
        + (clash
          ? [
            "All exercises of a chapter are one module. Does another one have the same name in it?"
          ]
          : [])
    case .seamGone(let errors):
      return ["", "Your file compiles, but its tests cannot call it as they did at the start."]
        + needed(errors) + [
          "It is gone, renamed, private, or takes, gives back or throws something else.",
          "To start over and keep a copy of yours: swift run workshop reset \(exercise.id)", "",
        ] + list(errors)
    case .unreadable(let error):
      return ["", Line("\(error)")]
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
    // The library's own words help whoever wants to read the test, and nobody else.
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
    // What the reference answer does not declare is missed because of something else.
    for name in declared.isEmpty ? missed.map(\.name) : declared where !names.contains(name) {
      names.append(name)
    }
    return names.isEmpty ? [] : ["They need:"] + names.map { Line("  \($0)") }
  }

  private func paragraph(_ text: String) -> [Line] {
    ours(text).split(separator: "\n", omittingEmptySubsequences: false).map { Line("  \($0)") }
  }

  /// The first error with the compiler's excerpt, which often shows the cause in a note; of
  /// the others only the message, since mending the first one often mends them.
  private func list(_ errors: [Diagnostic]) -> [Line] {
    let first = errors.prefix(1).flatMap { ["\($0)"] + $0.excerpt.map { "  \($0)" } }
    let others = errors.dropFirst().prefix(4).map { "\($0)" }
    let more = errors.count > 5 ? ["and \(errors.count - 5) more"] : []
    return (first + others + more).map { Line("  \($0)") }
  }

  /// The tests may have read a copy of the learner's file; say the file that can be edited.
  private func ours(_ text: String) -> String {
    text.replacing("\(AnswerSheet.folder)/", with: "Exercises/")
  }
}
