import CourseModel
import Toolchain

/// The names that the Book's commands use: executables, tests, chapters, exercises.
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
      + page.fences.flatMap { fence -> [Passage] in
        if fence.language == "sh" { return fence.lines }
        guard ["console", "screen"].contains(fence.language) else { return [] }
        return fence.options.filter { $0.name == "while running" }.map(\.value)
          + fence.lines.filter { $0.text.hasPrefix("$") }
      }
  }

  private func messages(on command: String) -> [String] {
    let programs = manifest.targets.filter { $0.kind == .executable }.map(\.name)
    let filters =
      course.exercises.map(\.id.suite) + course.chapters.map { "Chapter\($0.number)" }
      + manifest.targets.filter { $0.kind == .test }.map(\.name)
    // Chapters without exercises are known by their modules.
    let chapters =
      course.chapters.map { "\($0.number)" }
      + manifest.targets.compactMap { target in
        target.path.prefixMatch(of: /Sources\/Chapter(\d+)-/).map { String($0.1) }
      }
    let names = { (pattern: Regex<(Substring, Substring)>) in
      command.matches(of: pattern).map { String($0.1) }
        .filter { $0.wholeMatch(of: /[A-Z_]+|.*[<…].*/) == nil }
    }
    var messages = names(/swift run(?:\s+(?:-c|--traits)\s+\w+|\s+--?[a-z-]+)*\s+(\w[^\s`"',.;]*)/)
      .filter { !programs.contains($0) }
      .map { "`swift run \($0)` isn't a program. Programs: \(programs.joined(separator: ", "))." }
    messages += names(/--filter[\s=]+([^\s.\/]+)/).filter { !filters.contains($0) }.map {
      "`--filter \($0)` matches no exercise (Exercise1_2), no chapter (Chapter1) and no test target."
    }
    messages += names(/\bANSWERS=([^\s"']+)/).filter { !course.workspace.fileExists($0) }
      .map { "`ANSWERS=\($0)` isn't a folder of the workspace." }
    messages += names(/\bCHAPTER=([^\s"']+)/)
      .filter { !chapters.contains($0) && exercise($0) == nil }
      .map { "`CHAPTER=\($0)` isn't a chapter or an exercise." }
    messages +=
      command.matches(of: /workshop\s+(check|watch|hint|solution|reset|grade)\s+(\d+\.\d+)/)
      .filter { exercise($0.2) == nil }
      .map { "`workshop \($0.1) \($0.2)` isn't an exercise." }
    return messages
  }

  private func exercise(_ number: some StringProtocol) -> Exercise? {
    ExerciseID(String(number)).flatMap(course.exercise)
  }
}
