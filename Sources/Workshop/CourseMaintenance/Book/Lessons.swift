import CourseModel

/// The ties between exercises and the Book: the table of a chapter's page, the heading that
/// an exercise's file sends its learner to, and the one that its tests do.
struct Lessons {
  let course: Course
  let pages: [BookPage]

  /// What is out of step, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter -> [Problem] in
      let headers = chapter.exercises.reduce(into: [ExerciseID: ExerciseHeader]()) {
        headers, exercise in
        headers[exercise.id] = (try? course.workspace.text(exercise.task))
          .flatMap { ExerciseHeader(of: $0) }
      }
      return tableProblems(of: chapter, headers)
        + chapter.exercises.flatMap { exercise in
          headers[exercise.id].map { lessonProblems(of: exercise, $0) } ?? []
        }
    }
  }

  private func tableProblems(
    of chapter: Chapter, _ headers: [ExerciseID: ExerciseHeader]
  ) -> [Problem] {
    guard let page = pages.first(where: { $0.path == chapter.page }) else {
      return [
        Problem(chapter.page, "Chapter \(chapter.number) has no page. Write \(chapter.page).")
      ]
    }
    let rows = page.rows.compactMap(ExerciseRow.init)
    var problems: [Problem] = []
    for exercise in chapter.exercises {
      let own = rows.filter { $0.id == exercise.id }
      let expected = ExerciseRow.markdown(for: exercise, headers[exercise.id], on: page.path)
      if own.isEmpty {
        problems.append(
          Problem(
            page.path, "The table of exercises has no row `\(expected) … |` for \(exercise.id)."))
      }
      problems += own.dropFirst().map {
        Problem(page.path, line: $0.line, "\(exercise.id) has a row already. Remove one.")
      }
      problems += own.filter { $0.markdown != expected }.map {
        Problem(
          page.path, line: $0.line,
          "The row says `\($0.markdown)`, the exercise says `\(expected)`. Make them the same.")
      }
    }
    let known = Set(chapter.exercises.map(\.id))
    return problems
      + rows.filter { !known.contains($0.id) }.map {
        Problem(
          page.path, line: $0.line,
          "Chapter \(chapter.number) has no exercise \($0.id). Remove the row, or add the exercise."
        )
      }
  }

  private func lessonProblems(of exercise: Exercise, _ header: ExerciseHeader) -> [Problem] {
    guard let path = header.page, let heading = header.heading else {
      return [
        Problem(
          exercise.task, "The header has no line `// Read:   Book/page.md, \"Heading\"`.")
      ]
    }
    var problems: [Problem] = []
    if let page = pages.first(where: { $0.path == path }) {
      if !page.headings.contains(where: { $0.text == plainText(heading) }) {
        let known = page.headings.map { "\"\($0.text)\"" }.joined(separator: ", ")
        problems.append(
          Problem(
            exercise.task, "\(path) has no heading \"\(heading)\". It has \(known)."))
      }
    } else {
      problems.append(Problem(exercise.task, "The page to read, \(path), is no page of the Book."))
    }
    return problems + traitProblems(of: exercise, page: path, heading: heading)
  }

  /// The trait `.lesson("01-ControlFreak.md", "Heading")` of the exercise's suite.
  private func traitProblems(of exercise: Exercise, page: String, heading: String) -> [Problem] {
    guard let tests = try? course.workspace.text(exercise.tests) else { return [] }
    let expected =
      ".lesson(\"\(page.trimmingPrefix("Book/"))\", \"\(heading.replacing("\"", with: "\\\""))\")"
    let traits = tests.matches(
      of: /\.lesson\(\s*"([^"]*)"\s*,\s*"((?:[^"\\]|\\.)*)"\s*,?\s*\)/)
    if traits.isEmpty {
      return [Problem(exercise.tests, "The suite needs the trait \(expected).")]
    }
    return traits.compactMap { trait in
      let actual = ".lesson(\"\(trait.1)\", \"\(trait.2)\")"
      guard actual != expected else { return nil }
      let line = tests[..<trait.range.lowerBound].count { $0 == "\n" } + 1
      return Problem(
        exercise.tests, line: line,
        "The trait is \(actual), but the exercise's file says to read \(expected).")
    }
  }
}

/// A table's row that is about an exercise: its first cell is a link with the number.
private struct ExerciseRow {
  let id: ExerciseID
  let markdown: String
  let line: Int

  init?(_ row: TableRow) {
    guard let match = row.cells.first?.wholeMatch(of: /\[(\d+\.\d+)\]\(.*\)/),
      let id = ExerciseID(String(match.1))
    else { return nil }
    self.id = id
    markdown = "| " + row.cells.prefix(3).joined(separator: " | ") + " |"
    line = row.line
  }

  /// How the row of an exercise must begin.
  static func markdown(
    for exercise: Exercise, _ header: ExerciseHeader?, on page: String
  ) -> String {
    let up = String(repeating: "../", count: page.count { $0 == "/" })
    return
      "| [\(exercise.id)](\(up)\(exercise.task)) | \(header?.title ?? "Title") | \(header?.grade ?? "★☆☆") |"
  }
}
