/// An answer to an exercise whose verdict is known: a mistake, another right answer, or the task as
/// it was at the start.
///
/// A page beside the exercise's tests describes it: a heading of the second level, prose if it
/// helps, the sentence that its author must see as a quotation, and a fence. A fence `swift` has the
/// whole part below `MARK: - Yours`; a fence `diff` has what differs from the reference answer.
package struct KnownAnswer: Hashable, Sendable {
  /// The page, relative to the root.
  package let page: String
  /// The number of the heading's line, from 1.
  package let line: Int
  /// The heading, such as "Reads the clock once, when it's made".
  package let title: String
  /// The words that the first failure must contain; nil if there are none.
  package private(set) var sentence: String?
  /// The fences, of which there should be one.
  package private(set) var fences: [Fence] = []

  /// A fenced block of the page.
  package struct Fence: Hashable, Sendable {
    /// The word behind its three backticks.
    package let language: String
    /// The number of its first line, from 1.
    package let line: Int
    /// Its lines, without the backticks.
    package let lines: [String]
  }

  /// Reads a page.
  ///
  /// - Parameter page: its path, relative to the root.
  package static func all(in text: String, of page: String) -> [KnownAnswer] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var answers: [KnownAnswer] = []
    var index = 0
    while index < lines.count {
      let (line, number) = (lines[index], index + 1)
      index += 1
      if line.hasPrefix("## ") {
        answers.append(KnownAnswer(page: page, line: number, title: String(line.dropFirst(3))))
      } else if let last = answers.indices.last, line.hasPrefix("> ") {
        answers[last].sentence = String(line.dropFirst(2))
      } else if line.hasPrefix("```") {
        let block = lines[index...].prefix { $0 != "```" }
        index = min(block.endIndex + 1, lines.count)
        let fence = Fence(
          language: String(line.dropFirst(3)), line: number, lines: block.map(String.init))
        if let last = answers.indices.last { answers[last].fences.append(fence) }
      }
    }
    return answers
  }

  /// The learner's part of this answer.
  ///
  /// - Parameter reference: the same part of the reference answer.
  /// - Throws: `KnownAnswerError`.
  package func part(of reference: String) throws(KnownAnswerError) -> String {
    switch fences.first?.language {
    case "swift" where fences.count == 1: return fences[0].lines.joined(separator: "\n") + "\n"
    case "diff" where fences.count == 1: return try changed(reference, by: fences[0].lines)
    default: throw .noFence
    }
  }

  /// Applies a diff. Its places are separated by `@@` and follow each other; each is found by its
  /// lines without a `+`, behind the place before it.
  private func changed(
    _ reference: String, by diff: [String]
  ) throws(KnownAnswerError) -> String {
    var rest = reference.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var result: [Substring] = []
    for place in diff.split(separator: "@@") {
      let old = place.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
      let last = rest.endIndex - old.count
      guard !old.isEmpty, rest.startIndex <= last,
        let start = (rest.startIndex...last).first(where: { rest[$0...].starts(with: old) })
      else { throw .doesNotApply(lookedFor: old.map(String.init)) }
      result += rest[..<start] + place.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
      rest = rest[(start + old.count)...]
    }
    return (result + rest).joined(separator: "\n")
  }
}

/// Why a known answer has no code.
package enum KnownAnswerError: Error, Hashable, CustomStringConvertible {
  case noFence
  case doesNotApply(lookedFor: [String])

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .noFence: "Give it one fence, ```diff or ```swift."
    case .doesNotApply(let lines):
      "Its diff doesn't apply to the reference answer any more. These lines aren't there, one after "
        + "the other, behind the place before them:\n"
        + lines.map { "    \($0)" }.joined(separator: "\n")
    }
  }
}

extension Workspace {
  /// The wrong answers on an exercise's page, without the task; empty if there is no page.
  package func mistakes(in exercise: Exercise) -> [KnownAnswer] {
    answers(on: exercise.mistakes).filter { $0.title != Self.notBegun }
  }

  /// The right answers besides the reference answer; empty if there is no page.
  package func others(to exercise: Exercise) -> [KnownAnswer] { answers(on: exercise.others) }

  /// An exercise's file as the course has it, whatever a learner has done to theirs: the part that
  /// it shares with the reference answer, then what the page of mistakes has under "Not begun".
  ///
  /// - Returns: nil if one of them is missing.
  package func original(of exercise: Exercise) -> String? {
    let start = answers(on: exercise.mistakes).first { $0.title == Self.notBegun }
    guard let start, let reference = try? text(exercise.solution) else { return nil }
    let (given, yours) = reference.parts
    return (try? start.part(of: yours)).map { given + $0 }
  }

  /// The heading of the task's own part, as it was at the start.
  package static let notBegun = "Not begun"

  private func answers(on page: String) -> [KnownAnswer] {
    (try? text(page)).map { KnownAnswer.all(in: $0, of: page) } ?? []
  }
}

extension String {
  /// An exercise's file in two: what is given, down to the line `// MARK: - Yours` and the empty one
  /// below it, and the learner's part. A file without that line is divided behind its header.
  package var parts: (given: String, yours: String) {
    let end = firstRange(of: "\n// MARK: - Yours\n\n") ?? firstRange(of: "\n\n")
    guard let end else { return (self, "") }
    return (String(self[..<end.upperBound]), String(self[end.upperBound...]))
  }
}
