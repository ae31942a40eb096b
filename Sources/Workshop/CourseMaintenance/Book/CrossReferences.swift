import CourseModel

/// Cross-reference checks between exercises and the Book: the table of a chapter's page, the
/// heading that an exercise's file sends its learner to, and the one that its tests do.
struct CrossReferences {
  let course: Course
  let pages: [BookPage]

  /// What does not match, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter in
      tableProblems(of: chapter) + chapter.exercises.flatMap(lessonProblems)
    }
  }

  private func header(of exercise: Exercise) -> ExerciseHeader? {
    (try? course.workspace.text(exercise.task)).flatMap { ExerciseHeader(of: $0) }
  }

  /// The first row that differs from what the exercises' files say.
  private func tableProblems(of chapter: Chapter) -> [Problem] {
    guard let page = pages.first(where: { $0.path == chapter.page }) else {
      return [
        Problem(chapter.page, "Chapter \(chapter.number) has no page. Write \(chapter.page).")
      ]
    }
    let up = String(repeating: "../", count: page.path.count { $0 == "/" })
    let expected = chapter.exercises.map { exercise in
      "| [\(exercise.id)](\(up)\(exercise.task)) |"
        + (header(of: exercise).map { " \($0.title) | \($0.grade) |" } ?? "")
    }
    let rows = page.rows.filter { $0.text.prefixMatch(of: /\|\s*\[\d+\.\d+\]/) != nil }
    let same = zip(rows, expected).prefix { $0.text.hasPrefix($1) }.count
    let row = rows.dropFirst(same).first
    let wanted = expected.dropFirst(same).first.map { "`\($0) …`" }
    guard row != nil || wanted != nil else { return [] }
    return [
      Problem(
        page.path, line: row?.line,
        "The table of exercises has \(row.map { "`\($0.text)`" } ?? "no more rows") where it must have \(wanted ?? "no more rows")."
      )
    ]
  }

  private func lessonProblems(of exercise: Exercise) -> [Problem] {
    guard let header = header(of: exercise) else { return [] }
    guard let path = header.page, let heading = header.heading else {
      return [
        Problem(exercise.task, "The header has no line `// Read:   Book/page.md, \"Heading\"`.")
      ]
    }
    let problem: String? =
      if let page = pages.first(where: { $0.path == path }) {
        page.headings.contains(plainText(heading))
          ? nil
          : "\(path) has no heading \"\(heading)\". It has \(page.headings.map { "\"\($0)\"" }.joined(separator: ", "))."
      } else {
        "The page to read, \(path), is no page of the Book."
      }
    return (problem.map { [Problem(exercise.task, $0)] } ?? [])
      + traitProblems(of: exercise, page: path, heading: heading)
  }

  /// The trait `.lesson("01-ControlFreak.md", "Heading")` of the exercise's suite.
  private func traitProblems(of exercise: Exercise, page: String, heading: String) -> [Problem] {
    guard let tests = try? course.workspace.text(exercise.tests) else { return [] }
    let expected =
      ".lesson(\"\(page.trimmingPrefix("Book/"))\", \"\(heading.replacing("\"", with: "\\\""))\")"
    if tests.contains(expected) { return [] }
    let line = tests.firstRange(of: ".lesson(").map { range in
      tests[..<range.lowerBound].count { $0 == "\n" } + 1
    }
    return [
      Problem(
        exercise.tests, line: line,
        "The suite needs the trait \(expected), because that is what the exercise's file says to read."
      )
    ]
  }
}
