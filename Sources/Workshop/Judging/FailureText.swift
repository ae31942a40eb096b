import CourseModel
import TerminalUI

/// How a learner enters commands, for the advice in a verdict.
package enum CommandStyle: Hashable, Sendable {
  /// By typing in a shell.
  case shell
  /// With single keys, which are listed elsewhere.
  case keys
}

extension VerdictText {
  /// A failure in full: the author's sentences, the two values, where to read, and the place in the
  /// tests.
  @LineListBuilder func inFull(_ failure: Failure) -> [Line] {
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

  /// The library's message, if it adds to the lines above. A condition's code doesn't, if the
  /// author's sentence says what went wrong.
  private func ownWords(of failure: Failure) -> String {
    let words = failure.expectation
    let isCode =
      words.hasPrefix("Expectation failed: ")
      && words.prefixMatch(of: /Expectation failed: (?:an error was|expected error)/) == nil
    let isTold = Comparison(words) != nil || (isCode && !failure.sentences.isEmpty)
    return isTold ? "" : words.withoutStaging.withoutModules
  }

  /// The learner's file, and how to get a hint.
  func nextSteps(_ verdict: Verdict, _ commands: CommandStyle) -> [Line] {
    let line = verdict.line(in: exercise).map { ":\($0)" } ?? ""
    // With keys, the file is shown elsewhere, though without a line.
    let file: [Line] =
      commands == .keys && line.isEmpty ? [] : ["File: \(exercise.task)\(line)"]
    let hint: [Line] =
      commands == .shell ? ["Hint: swift run workshop hint \(exercise.id)"] : []
    let steps =
      switch verdict {
      case .red, .crashed, .limitExceeded, .interfaceMismatch: file + hint
      // The errors name the file.
      case .doesNotCompile: (reading.map { [Line($0)] } ?? []) + hint
      case .solved, .unreadable, .notRun: [Line]()
      }
    return steps.isEmpty ? [] : [""] + steps
  }
}

extension Verdict {
  /// The line of the learner's file that the verdict is about, from 1; nil if unknown.
  func line(in exercise: Exercise) -> Int? {
    switch self {
    case .red(let failures, _):
      failures.first.flatMap { $0.file == exercise.fileName && $0.line > 0 ? $0.line : nil }
    case .crashed(_, let message, _):
      message.matches(of: /([\w.-]+\.swift):(\d+)/).first { $0.1 == exercise.fileName }
        .flatMap { Int($0.2) }
    default: nil
    }
  }
}

extension String {
  /// The text without the names of the exercises' and tests' modules.
  var withoutModules: String {
    replacing(/\bChapter\d+Exercises(?:Tests)?\.(?=\w)/, with: "")
  }
}
