import CourseModel
import TerminalUI
import Toolchain

/// A verdict as text, for the learner, the table of grades and the maintainer.
///
/// What happened comes first, and the tools' own output comes last.
package struct VerdictText {
  let exercise: Exercise
  private let title: String
  private let reference: String
  /// Where the Book teaches it, in the form that failures use; nil if the task doesn't say.
  let reading: String?
  private let isOthers: Bool

  /// - Parameters:
  ///   - reference: the text of the reference answer, which declares everything that the tests
  ///     need.
  ///   - header: the comment at the beginning of the task, which says where to read.
  ///   - isOthers: whether someone other than the owner of this clone handed in the answer. If so,
  ///     `reset` isn't suggested, since it would replace the owner's answer.
  package init(
    exercise: Exercise, title: String, reference: String = "", header: ExerciseHeader? = nil,
    isOthers: Bool = false
  ) {
    self.exercise = exercise
    self.title = title
    self.reference = reference
    reading = header.flatMap { header in
      header.page.flatMap { page in header.heading.map { "Read: \(page), \"\($0)\"" } }
    }
    self.isOthers = isOthers
  }

  /// The verdict with its heading; if there is something left to do, also the file and how to get
  /// help.
  package func lines(_ verdict: Verdict, commands: CommandStyle = .shell) -> [Line] {
    [heading(verdict)] + details(verdict) + nextSteps(verdict, commands)
  }

  /// A shorter form, for below a table.
  package func summary(_ verdict: Verdict) -> [Line] {
    let most =
      if case .red(let failures, _) = verdict, let first = failures.first {
        inFull(first)
      } else {
        Array(details(verdict).prefix(10))
      }
    return [heading(verdict)] + most + nextSteps(verdict, .shell)
  }

  private func heading(_ verdict: Verdict) -> Line {
    "\(title, .bold): \(verdict.word, verdict.style)"
  }

  /// The verdict without its heading, as plain text.
  package func text(_ verdict: Verdict) -> String {
    details(verdict).map(\.text).drop(while: \.isEmpty).joined(separator: "\n")
  }

  @LineListBuilder private func details(_ verdict: Verdict) -> [Line] {
    switch verdict {
    case .solved(let tests): tests == 1 ? "Its one test passes." : "All \(tests) tests pass."
    case .red(let failures, let passed): red(failures, passed: passed)
    case .crashed(let test, let message, let failures):
      list(failures)
      ["", "\(crash(in: test, after: failures))", "  \(message.withoutStaging)"]
      advice(onCrash: message)
    case .limitExceeded(let test, let limit, let failures):
      list(failures)
      ["", "\(subject(test, after: failures)) \(limit)."]
      advice(on: limit)
      if case .time = limit, !isOthers {
        "If your machine is slow, give it a minute: `swift run workshop check \(exercise.id) --timeout 60`"
      }
    case .doesNotCompile(let errors):
      [""] + list(errors, "The compiler rejects this:")
    case .interfaceMismatch(let errors):
      let flaw = errors.lazy.compactMap(MissedDeclaration.flaw).first
      [
        "",
        Line(
          "Your file compiles, but \(flaw ?? "its tests can't call it as they did at the start")."),
      ]
      errors.first.map(required) ?? []
      needed(errors)
      if flaw == nil {
        "It is gone, renamed, private, generic, or takes, returns or throws something else."
      }
      if !isOthers {
        "To start over and keep a copy of yours: swift run workshop reset \(exercise.id)"
      }
      [""] + list(errors)
    case .unreadable(.missing(let path)) where isOthers:
      ["", "There is no file \(path)."]
    case .unreadable(let error): ["", "\(error)"]
    case .notRun(let reason): [""] + reason.shownLines.map { Line($0) }
    }
  }

  /// The first failure in full, but only the names of the others, since fixing the first often
  /// changes them. Traps are only told of once the contract is fulfilled.
  @LineListBuilder private func red(_ failures: [Failure], passed: Int) -> [Line] {
    let contract = failures.filter { !$0.isTrap }
    if !contract.isEmpty {
      "\(passed) of \(passed + Set(contract.map(\.test)).count) tests pass."
      list(contract)
    } else if !failures.isEmpty {
      "All \(passed) tests pass, but:"
      list(failures)
    }
  }

  /// The failures, as shown below the heading.
  @LineListBuilder private func list(_ failures: [Failure]) -> [Line] {
    let tests: [String] = failures.map(\.test)
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if let first = failures.first {
      ""
      inFull(first)
    }
    if tests.count > 1 { ["", "Also red:"] + tests.dropFirst().map { "  \($0)" } }
  }

  /// The protocol's requirements that the tests' types don't have.
  private func required(_ error: Diagnostic) -> [Line] {
    error.requirements.isEmpty
      ? [] : ["They don't have:"] + error.requirements.map { Line("  \($0)") }
  }

  // MARK: - A run that was cut off

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

  /// Where to look for the cause of a crash, unless the message already says.
  private func advice(onCrash message: String) -> [Line] {
    let causes: KeyValuePairs = [
      "found nil": "a force unwrap, `!`, of something that is nil",
      "out of range": "an index that its collection does not have",
      "unowned": "an unowned object that is gone",
      "access conflict": "a variable that is used while a call with `&` is still changing it",
      "Segmentation fault": "a function that calls itself forever",
      "Bus error": "a function that calls itself forever",
      "Illegal instruction": "a number that is too large or too small for its type",
      "race/breakpoint trap": "a number that is too large or too small for its type",
      "without a message.": "what ends the program, such as a call of `exit`",
    ]
    if let cause = causes.first(where: { message.contains($0.key) }) {
      return [Line("Look for \(cause.value).")]
    }
    if message.hasPrefix("Fatal error: ") { return [] }
    return [
      "Look for a force unwrap, an index out of range, a fatalError, an unowned object that is gone,",
      "or a function that calls itself forever.",
    ]
  }

  private func advice(on limit: Limit) -> [Line] {
    switch limit {
    case .memory: ["Look for a loop or a function that uses more and more memory and never ends."]
    case .output, .time:
      [
        "Look for a loop without an end, a function that calls itself, or an await without an answer."
      ]
    }
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
  private func list(_ errors: [Diagnostic], _ heading: Line? = nil) -> [Line] {
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
    // The advice comes first, because a window may have no room for the last lines.
    return advice(on: errors) + [heading].compactMap(\.self) + shown
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// Advice that the compiler doesn't give: what to do about a captured variable or an immutable
  /// struct, that only a function's sole expression is its implicit result, and that a macro also
  /// copies the comment after a declaration.
  private func advice(on errors: [Diagnostic]) -> [Line] {
    let isComment = errors.contains { error in
      error.message.hasPrefix("expected ')'") && error.code?.contains(/^ *@\w+ .*\/\//) == true
    }
    if isComment {
      return [
        "Give the comment after the declaration a line of its own: the macro copies it into the"
          + " code that it writes."
      ]
    }
    let messages = errors.map(\.message)
    if messages.contains(where: { $0.contains(/captured var '.+' in concurrently-executing/) }) {
      return [
        "A closure that may run on any thread can't share a `var` with others. Keep state in a `Mutex`."
          + " If the `var` is a copy that you change, give it another name than the original, and call"
          + " the original in the closure."
      ]
    }
    if messages.contains(where: { $0.contains("'self' is immutable") }) {
      return [
        "A struct's method changes the struct only if it's `mutating`. Keep what several callers share"
          + " in an actor, or in a class with a `Mutex`."
      ]
    }
    if messages.contains(where: { $0.contains("capture of 'inout' parameter") }) {
      return [
        "The closure runs later, when the `inout` parameter is gone: copy what it needs into a `let`"
          + " outside of it."
      ]
    }
    let isBranch = errors.contains { error in
      error.message.contains(/contextual (?:type|base)/)
        && error.code?.contains(/^ *(?:case .+:|default:|\} else)/) == true
    }
    return isBranch
      ? [
        "If `switch` or `if` is to give the result here, write `return` before it: Swift adds"
          + " none below other code."
      ] : []
  }

  /// The compiler's excerpt: the lines with notes, and one line above and below each.
  private func frame(of error: Diagnostic) -> [Line] {
    // The message is on the line above, so don't repeat it.
    let lines = error.excerpt.map { $0.replacing("`- error: \(error.message)", with: "^") }
    let notes = lines.indices.filter { lines[$0].contains(/^ *\|/) }
    let isNear = { (index: Int) in notes.contains { (-2...1).contains(index - $0) } }
    let caret = lines.firstIndex { $0.contains(/^ *\| *\^/) }
    let column = caret.flatMap { lines[$0].firstIndex(of: "^")?.utf16Offset(in: lines[$0]) } ?? 0
    return lines.indices.filter { notes.isEmpty || isNear($0) || lines[$0].hasSuffix(" :") }.map {
      let gutter = lines[$0].firstIndex(of: "|")?.utf16Offset(in: lines[$0]) ?? 0
      return Line(code: "    \(lines[$0])", gutter: gutter + 6, column: column + 4)
    }
  }
}

extension String {
  /// The text with the paths of staged copies replaced by those of the files to edit.
  package var withoutStaging: String {
    replacing("\(TestBuild.answers)/", with: "Exercises/")
  }

  /// The text with all white space collapsed to single spaces.
  package var singleSpaced: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
