import CourseModel
import Toolchain

/// The names that the Book's commands use: executables, tests, chapters, exercises.
///
/// Commands in `sh` blocks, in the prompts of `console` blocks and in code spans are read.
/// A placeholder is left alone: a word in capitals such as NAME, or one with `<` or `…`.
struct CommandReferences {
  let course: Course
  let manifest: Manifest
  let pages: [BookPage]

  /// Names that nothing in the workspace has.
  func problems() -> [Problem] {
    pages.flatMap { page in
      commands(on: page).flatMap { command in
        (executables(in: command.text) + filters(in: command.text)
          + variables(in: command.text) + exercises(in: command.text))
          .map { Problem(page.path, line: command.line, $0) }
      }
    }
  }

  private func commands(on page: BookPage) -> [PageText] {
    page.codeSpans
      + page.fences.flatMap { fence -> [PageText] in
        let lines = fence.lines.enumerated().map {
          PageText(text: $0.element, line: fence.line + 1 + $0.offset)
        }
        if fence.language == "sh" { return lines }
        guard fence.language == "console" else { return [] }
        let running = fence.options.filter { $0.name == "while running" }
        return running.map { PageText(text: $0.value, line: $0.line) }
          + lines.filter { $0.text.hasPrefix("$") }
      }
  }

  private func executables(in command: String) -> [String] {
    let names = manifest.targets.filter { $0.kind == .executable }.map(\.name)
    return command.matches(of: /swift run(?:\s+-c\s+\w+|\s+--?[a-z-]+)*\s+(\w[^\s`"',.;]*)/)
      .map { String($0.1) }.filter { !names.contains($0) && !Self.isPlaceholder($0) }
      .map { "`swift run \($0)` names no program. There is \(names.joined(separator: ", "))." }
  }

  private func filters(in command: String) -> [String] {
    let known =
      course.exercises.map(\.id.suite) + course.chapters.map { "Chapter\($0.number)" }
      + manifest.targets.filter { $0.kind == .test }.map(\.name)
    return command.matches(of: /--filter[\s=]+([^\s.\/]+)/).map { String($0.1) }
      .filter { !known.contains($0) && !Self.isPlaceholder($0) }
      .map {
        "`--filter \($0)` matches no exercise (Exercise1_2), no chapter (Chapter1) and no test target."
      }
  }

  private func variables(in command: String) -> [String] {
    command.matches(of: /\b(ANSWERS|CHAPTER)=([^\s"']+)/).compactMap { match in
      let value = String(match.2)
      if Self.isPlaceholder(value) { return nil }
      if match.1 == "ANSWERS" {
        return course.workspace.fileExists(value)
          ? nil : "`ANSWERS=\(value)` names no folder of the workspace."
      }
      let isKnown =
        course.chapters.contains { String($0.number) == value }
        || ExerciseID(value).flatMap(course.exercise) != nil
      return isKnown
        ? nil : "`CHAPTER=\(value)` names no chapter and no exercise."
    }
  }

  private func exercises(in command: String) -> [String] {
    command.matches(of: /workshop\s+(check|watch|hint|solution|reset|grade)\s+(\d+\.\d+)/)
      .filter { match in ExerciseID(String(match.2)).flatMap(course.exercise) == nil }
      .map { "`workshop \($0.1) \($0.2)` names no exercise." }
  }

  private static func isPlaceholder(_ word: String) -> Bool {
    word.wholeMatch(of: /[A-Z_]+|.*[<…].*/) != nil
  }
}
