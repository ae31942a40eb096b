import CourseModel

/// Cross-reference checks between exercises and the Book: the table of a chapter's page, the
/// heading that an exercise's file sends its learner to, and the one that its tests do.
struct CrossReferences {
  let course: Course
  let pages: [BookPage]

  /// What does not match, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter in
      [tableProblem(of: chapter)].compactMap(\.self) + chapter.exercises.flatMap(lessonProblems)
    }
  }

  private func page(_ path: String) -> BookPage? { pages.first { $0.path == path } }

  /// The first row that differs from what the exercises' files say.
  private func tableProblem(of chapter: Chapter) -> Problem? {
    guard let page = page(chapter.page) else {
      return Problem(
        chapter.page, "Chapter \(chapter.number) has no page. Write \(chapter.page).")
    }
    let expected = chapter.exercises.map { exercise in
      "| [\(exercise.id)](../\(exercise.task)) |"
        + (course.workspace.header(of: exercise).map { " \($0.title) | \($0.grade) |" } ?? "")
    }
    let rows = page.rows.filter { $0.text.prefixMatch(of: /\|\s*\[\d+\.\d+\]/) != nil }
    let same = zip(rows, expected).prefix { $0.text.hasPrefix($1) }.count
    guard same < max(rows.count, expected.count) else { return nil }
    let row = rows.dropFirst(same).first
    let actual = row.map { "`\($0.text)`" } ?? "no more rows"
    let wanted = expected.dropFirst(same).first.map { "`\($0) …`" } ?? "no more rows"
    return Problem(
      page.path, line: row?.line,
      "The table of exercises has \(actual) where it must have \(wanted).")
  }

  private func lessonProblems(of exercise: Exercise) -> [Problem] {
    guard let header = course.workspace.header(of: exercise) else { return [] }
    guard let path = header.page, let heading = header.heading else {
      return [
        Problem(exercise.task, "The header has no line `// Read:   Book/page.md, \"Heading\"`.")
      ]
    }
    let problems = [
      headingMessage(path, heading).map { Problem(exercise.task, $0) },
      traitProblem(of: exercise, page: path, heading: heading),
    ]
    return problems.compactMap(\.self)
  }

  private func headingMessage(_ path: String, _ heading: String) -> String? {
    guard let page = page(path) else {
      return "The page to read, \(path), is no page of the Book."
    }
    if page.headings.contains(plainText(heading)) { return nil }
    let known = page.headings.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(path) has no heading \"\(heading)\". It has \(known)."
  }

  /// The trait `.lesson("01-ControlFreak.md", "Heading")` of the exercise's suite.
  private func traitProblem(of exercise: Exercise, page: String, heading: String) -> Problem? {
    guard let tests = try? course.workspace.text(exercise.tests) else { return nil }
    let expected =
      ".lesson(\"\(page.trimmingPrefix("Book/"))\", \"\(heading.replacing("\"", with: "\\\""))\")"
    if tests.contains(expected) { return nil }
    let line = tests.lines(of: exercise.tests).first { $0.text.contains(".lesson(") }?.line
    return Problem(
      exercise.tests, line: line,
      "The suite needs the trait \(expected), because that is what the exercise's file says to read."
    )
  }
}
