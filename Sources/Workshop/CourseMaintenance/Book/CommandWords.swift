import CourseModel
import Toolchain

/// The names that the Book's commands use: executables, tests, chapters, exercises.
///
/// Commands in `sh` blocks, in the prompts of `console` blocks and in code spans are read.
/// A placeholder is left alone: a word in capitals such as NAME, ChapterN, ExerciseN_M, or
/// anything with `<` or `…`.
struct CommandWords {
  let course: Course
  let manifest: Manifest
  let pages: [BookPage]

  private static let shells: Set = ["sh", "bash", "zsh", "shell"]

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

  private func commands(on page: BookPage) -> [CodeSpan] {
    page.codeSpans
      + page.fences.flatMap { fence -> [CodeSpan] in
        let lines = fence.lines.enumerated().map {
          CodeSpan(text: $0.element, line: fence.line + 1 + $0.offset)
        }
        if Self.shells.contains(fence.language) { return lines }
        guard fence.language == "console" else { return [] }
        let running = fence.options.filter { $0.name == "while running" }
          .map { CodeSpan(text: $0.value, line: $0.line) }
        return running + lines.filter { $0.text.hasPrefix("$") }
      }
  }

  private func executables(in command: String) -> [String] {
    let options = /swift run((?:\s+(?:(?:-c|--[a-z-]+)\s+(?:debug|release)|--?[a-z-]+))*)\s+(\S+)/
    let names = manifest.targets.filter { $0.kind == .executable }.map(\.name)
    return command.matches(of: options).map { Self.word($0.2) }
      .filter { !names.contains($0) && !Self.isPlaceholder($0) }
      .map { "`swift run \($0)` names no program. There is \(names.joined(separator: ", "))." }
  }

  private func filters(in command: String) -> [String] {
    let suites = course.exercises.map(\.id.suite)
    let targets = manifest.targets.filter { $0.kind == .test }.map(\.name)
    let known = Set(suites + targets + course.chapters.map { "Chapter\($0.number)" })
    return command.matches(of: /--filter(?:\s+|=)["']?([^\s"']+)/).map(\.1).filter { filter in
      let parts = filter.split { $0 == "." || $0 == "/" }.map { Self.word($0) }
      let isKnown =
        parts.contains { suites.contains($0) } || parts.first.map(known.contains) == true
      return !isKnown && !Self.isPlaceholder(String(filter))
    }
    .map {
      "`--filter \(Self.word($0))` matches no exercise (Exercise1_2), no chapter (Chapter1) and no test target."
    }
  }

  private func variables(in command: String) -> [String] {
    command.matches(of: /\b(ANSWERS|CHAPTER)=["']?([^\s"']+)/).compactMap { match in
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

  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || "_-<…".contains($0) })
  }

  private static func isPlaceholder(_ word: String) -> Bool {
    word.isEmpty || word.hasPrefix("-") || word.contains("<") || word.contains("…")
      || word.wholeMatch(of: /[A-Z_]+|\w*(?:Chapter|Exercise)[NX](?:_[MXY])?\w*/) != nil
  }
}
