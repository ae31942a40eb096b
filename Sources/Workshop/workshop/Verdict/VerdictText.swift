import CourseModel
import Judging
import TerminalUI
import Toolchain

/// How a learner enters commands, for the advice in a verdict.
enum CommandStyle: Hashable, Sendable {
  /// By typing in a shell.
  case shell
  /// With single keys, which are listed elsewhere.
  case keys
}

/// A verdict as text, for the learner and the table of grades: the only place that words one.
///
/// What happened comes first, and the tools' own output comes last.
struct VerdictText {
  let exercise: Exercise
  /// The exercise's number and title.
  let title: String
  /// The text of the reference answer, which declares everything that the tests need.
  var reference = ""
  /// The comment at the beginning of the task, which says where to read.
  var header: ExerciseHeader?
  /// Whether someone other than the owner of this clone handed in the answer. If so, no command is
  /// suggested: `reset` would replace the owner's answer.
  var isOthers = false

  /// The verdict with its heading; if there is something left to do, also the file and how to get
  /// help.
  func lines(_ verdict: Verdict, commands: CommandStyle = .shell) -> [Line] {
    ["\(title, .bold): \(verdict.word, verdict.style)"] + details(verdict)
      + nextSteps(verdict, commands)
  }

  /// The verdict without its heading, as plain text.
  func text(_ verdict: Verdict) -> String {
    details(verdict).map(\.text).drop(while: \.isEmpty).joined(separator: "\n")
  }

  @LineListBuilder private func details(_ verdict: Verdict) -> [Line] {
    switch verdict {
    case .solved(let tests): tests == 1 ? "Its one test passes." : "All \(tests) tests pass."
    case .red(let failures, let passed, let count):
      // Traps are only told of once the contract is fulfilled.
      passed < count ? "\(passed) of \(count) tests pass." : "All \(count) tests pass, but:"
      first(failures.filter { $0.isTrap == (passed == count) })
    case .crashed(let test, let message, let failures):
      first(failures)
      ["", "\(crash(in: test, after: failures))", "  \(message.withoutStaging)"]
      advice(onCrash: message)
    case .limitExceeded(let test, let limit, let failures):
      first(failures)
      ["", "\(subject(test, after: failures)) \(limit)."]
      advice(on: limit)
      if case .time = limit, !isOthers {
        "If your machine is slow, give it a minute: `swift run workshop check \(exercise.id) --timeout 60`"
      }
    case .doesNotCompile(let errors):
      // The advice comes first, because a window may have no room for the last lines.
      [""] + advice(on: errors) + ["The compiler rejects this:"] + list(errors)
    case .interfaceMismatch(let errors):
      let flaw = errors.lazy.compactMap(MissedDeclaration.flaw).first
      ""
      Line("Your file compiles, but \(flaw ?? "its tests can't call it as they did at the start").")
      errors.first.map(required) ?? []
      needed(errors)
      if flaw == nil {
        "It is gone, renamed, private, generic, or takes, returns or throws something else."
      }
      if !isOthers {
        "To start over and keep a copy of yours: swift run workshop reset \(exercise.id)"
      }
      [""] + list(errors)
    case .unreadable(let error):
      ["", "\(error)"]
      if !isOthers {
        "To get the original back: swift run workshop reset \(exercise.id) (it keeps what is there)"
      }
    case .notRun(let reason): [""] + reason.shownLines.map { Line($0) }
    }
  }

  // MARK: - Failures

  /// The first failure in full. Fixing it often changes the others.
  @LineListBuilder private func first(_ failures: [Failure]) -> [Line] {
    if let failure = failures.first {
      ""
      "\("In", .dim) \"\(failure.test)\":"
      failure.sentences.flatMap(\.shownLines).map { "  \($0.withoutStaging.withoutModules)" }
      if let comparison = Comparison(failure.expectation.withoutStaging),
        !failure.sentences.contains(where: comparison.isSaid)
      {
        comparison.lines.map { "  \($0)" }
      }
      if let reading = failure.reading { "  \(reading)" }
      "  \("(\(failure.place)) \(ownWords(of: failure))".singleSpaced, .dim)"
    }
  }

  /// The library's message, if it adds to the author's sentences. A condition's code doesn't.
  private func ownWords(of failure: Failure) -> String {
    let words = failure.expectation
    let isCode =
      words.hasPrefix("Expectation failed: ")
      && words.prefixMatch(of: /Expectation failed: (?:an error was|expected error)/) == nil
    let isTold = Comparison(words) != nil || (isCode && !failure.sentences.isEmpty)
    return isTold ? "" : words.withoutStaging.withoutModules
  }

  /// A sentence that says what crashed.
  private func crash(in test: String?, after failures: [Failure]) -> String {
    let tests = Set(failures.map(\.test))
    return switch test {
    case nil where tests.isEmpty: "All tests passed, but the program crashed after the last one."
    case nil: "And the program crashed after the last test."
    case let test? where tests == [test]: "Then the program crashed in the same test."
    case let test?:
      "\(tests.isEmpty ? "The" : "And the") program crashed in the test \"\(test)\"."
    }
  }

  /// What reached a limit, as the beginning of a sentence.
  private func subject(_ test: String?, after failures: [Failure]) -> String {
    let tests = Set(failures.map(\.test))
    return switch test {
    case nil where tests.isEmpty: "All tests passed, but afterwards the program"
    case nil: "And after the last test the program"
    case let test? where tests == [test]: "Then the same test"
    case let test?: "\(tests.isEmpty ? "The" : "And the") test \"\(test)\""
    }
  }

  // MARK: - Errors

  /// The protocol's requirements that the tests' types don't have.
  private func required(_ error: Diagnostic) -> [Line] {
    error.requirements.isEmpty
      ? [] : ["They don't have:"] + error.requirements.map { Line("  \($0)") }
  }

  /// The declarations that the tests need, as in the reference answer.
  private func needed(_ errors: [Diagnostic]) -> [Line] {
    let missed = errors.compactMap(MissedDeclaration.init)
    let declared = missed.compactMap { $0.declaration(in: reference) }
    // If the reference answer doesn't declare it, it's missing for another reason.
    let names: [String] = (declared.isEmpty ? missed.map(\.name) : declared)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return names.isEmpty ? [] : ["They need:"] + names.map { "  \($0)" }
  }

  /// The first error with its code, and one more with a different message; of the others only the
  /// messages, each once, since fixing the first one often fixes them.
  private func list(_ errors: [Diagnostic]) -> [Line] {
    let kinds = Dictionary(grouping: errors, by: \.message)
    var seen: Set<String> = []
    let distinct = errors.filter { seen.insert($0.message).inserted }
    let shown = distinct.prefix(4).enumerated().flatMap { index, error -> [Line] in
      let others = (kinds[error.message]?.count ?? 1) - 1
      // Editors look for this line.
      return [Line(whole: "  \(error)")] + (index < 2 ? frame(of: error) : [])
        + (others > 0 ? ["  and \(others) more of this kind"] : [])
    }
    let rest = distinct.count - 4
    return shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// The compiler's excerpt: the lines with notes, and one line above and below each.
  private func frame(of error: Diagnostic) -> [Line] {
    // The message is on the line above, so don't repeat it. The compiler counts a tab as one column.
    let lines = error.excerpt.map {
      $0.replacing("\t", with: " ").replacing("`- error: \(error.message)", with: "^")
    }
    let notes = lines.indices.filter { lines[$0].contains(/^ *\|/) }
    let isNear = { (index: Int) in notes.contains { (-2...1).contains(index - $0) } }
    let caret = lines.firstIndex { $0.contains(/^ *\| *\^/) }
    let column = caret.flatMap { lines[$0].firstIndex(of: "^")?.utf16Offset(in: lines[$0]) } ?? 0
    return lines.indices.filter { notes.isEmpty || isNear($0) || lines[$0].hasSuffix(" :") }.map {
      let gutter = lines[$0].firstIndex(of: "|")?.utf16Offset(in: lines[$0]) ?? 0
      return Line(code: "    \(lines[$0])", gutter: gutter + 6, column: column + 4)
    }
  }

  // MARK: - What to do next

  /// Where to read or which file to edit, and how to get a hint.
  private func nextSteps(_ verdict: Verdict, _ commands: CommandStyle) -> [Line] {
    let line = verdict.line(in: exercise).map { ":\($0)" } ?? ""
    // With keys, the file is shown elsewhere, though without a line.
    let file: [Line] = commands == .keys && line.isEmpty ? [] : ["File: \(exercise.task)\(line)"]
    let hint: [Line] = commands == .shell ? ["Hint: swift run workshop hint \(exercise.id)"] : []
    let steps =
      switch verdict {
      case .red, .crashed, .limitExceeded, .interfaceMismatch: file + hint
      // The errors name the file.
      case .doesNotCompile: reading + hint
      case .solved, .unreadable, .notRun: [Line]()
      }
    return steps.isEmpty ? [] : [""] + steps
  }

  /// Where the Book teaches it, in the form that failures use.
  private var reading: [Line] {
    guard let page = header?.page, let heading = header?.heading else { return [] }
    return ["Read: \(page), \"\(heading)\""]
  }
}

extension Verdict {
  /// The colour that goes with its word.
  var style: TextStyle { isSolved ? .green : .red }

  /// A few words for a row of a report, with a count or a reason if there's one.
  var row: String {
    switch self {
    case .unreadable(.missing), .unreadable(.notFound): "missing"
    case .unreadable(.notUTF8): "not read: not UTF-8"
    case .unreadable(.refused(_, let reason)): "not read: \(reason.prefix { $0 != "," })"
    case .red(_, let passed, let count) where passed == count:
      "red, all \(count) tests pass, not all traps"
    case .red(_, let passed, let count): "red, \(passed) of \(count) tests pass"
    default: word
    }
  }

  /// The line of the learner's file that the verdict is about, from 1; nil if unknown.
  fileprivate func line(in exercise: Exercise) -> Int? {
    switch self {
    case .red(let failures, _, _):
      failures.first.flatMap { $0.file == exercise.fileName && $0.line > 0 ? $0.line : nil }
    case .crashed(_, let message, _):
      message.matches(of: /([\w.-]+\.swift):(\d+)/).first { $0.1 == exercise.fileName }
        .flatMap { Int($0.2) }
    default: nil
    }
  }
}

extension String {
  /// The text with the paths of staged copies replaced by those of the files to edit.
  var withoutStaging: String { replacing("\(Toolchain.answersFolder)/", with: "Exercises/") }

  /// The text without the names of the exercises' and tests' modules.
  fileprivate var withoutModules: String {
    replacing(/\bChapter\d+Exercises(?:Tests)?\.(?=\w)/, with: "")
  }
}
