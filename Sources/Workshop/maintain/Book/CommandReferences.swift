import CourseModel
import Toolchain

/// The names that the Book's commands use: programs, filters of tests, exercises.
///
/// It reads commands in `sh` blocks, code spans, and the prompts of `console` and `screen` blocks.
/// It ignores placeholders: words in capitals such as NAME, and words with `<` or `…`.
struct CommandReferences {
  let course: Course
  let manifest: Manifest
  let pages: [BookPage]

  /// The names that don't exist in the workspace.
  func problems() -> [Problem] {
    pages.flatMap(commands).flatMap { command in messages(on: command.text).map(command.problem) }
  }

  private func commands(on page: BookPage) -> [Passage] {
    page.codeSpans
      + page.fences.flatMap { fence in
        ["sh", "console", "screen"].contains(fence.language)
          ? fence.lines.filter { fence.language == "sh" || $0.text.hasPrefix("$") } : []
      }
  }

  private func messages(on command: String) -> [String] {
    let programs = manifest.targets.filter { $0.kind == .executable }.map(\.name)
    let filters =
      course.exercises.map(\.id.suite) + course.chapters.map { "Chapter\($0.number)" }
      + manifest.targets.filter { $0.kind == .test }.map(\.name)
    let names = { (pattern: Regex<(Substring, Substring)>) in
      command.matches(of: pattern).map { String($0.1) }
        .filter { $0.wholeMatch(of: /[A-Z_]+|.*[<…].*/) == nil }
    }
    return names(/swift run(?:\s+(?:-c|--traits)\s+\w+|\s+--?[a-z-]+)*\s+(\w[^\s`"',.;]*)/)
      .filter { !programs.contains($0) }
      .map { "`swift run \($0)` isn't a program. Programs: \(programs.joined(separator: ", "))." }
      + names(/--filter[\s=]+([^\s.\/]+)/).filter { !filters.contains($0) }.map {
        "`--filter \($0)` matches no exercise (Exercise1_2), no chapter (Chapter1) and no test target."
      }
      + names(/(?:workshop\s+[a-z]+\s+|CHAPTER=)(\d+\.\d+)\b/)
      .filter { ExerciseID($0).flatMap(course.exercise) == nil }
      .map { "There is no exercise \($0)." }
  }
}
