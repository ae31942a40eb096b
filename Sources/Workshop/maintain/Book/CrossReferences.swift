import CourseModel

/// Checks that exercises and the Book's pages lead to each other: the chapter's page has a row for
/// each exercise, and the page and the heading that a task tells its learner to read exist.
struct CrossReferences {
  let course: Course
  let pages: [BookPage]

  /// The mismatches, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter in
      guard let page = page(chapter.page) else {
        return [Problem(chapter.page, "Chapter \(chapter.number) has no page. Write it.")]
      }
      return chapter.exercises.flatMap { exercise in
        guard let header = course.workspace.header(of: exercise) else { return [Problem]() }
        return [rowProblem(exercise, header, on: page), lessonProblem(exercise, header)]
          .compactMap(\.self)
      }
    }
  }

  private func page(_ path: String) -> BookPage? { pages.first { $0.path == path } }

  private func rowProblem(
    _ exercise: Exercise, _ header: ExerciseHeader, on page: BookPage
  ) -> Problem? {
    let row = "| [\(exercise.id)](../\(exercise.task)) | \(header.title) | \(header.grade) |"
    if page.prose.contains(where: { $0.text.hasPrefix(row) }) { return nil }
    let old = page.prose.first { $0.text.hasPrefix("| [\(exercise.id)]") }
    return Problem(
      page.path, line: old?.line, "The table of exercises needs a row that begins with \(row)")
  }

  private func lessonProblem(_ exercise: Exercise, _ header: ExerciseHeader) -> Problem? {
    guard let path = header.page, let heading = header.heading else { return nil }
    guard let page = page(path) else {
      return Problem(exercise.task, "The page to read, \(path), isn't a page of the Book.")
    }
    if page.headings.contains(plainText(heading)) { return nil }
    let known = page.headings.map { "\"\($0)\"" }.joined(separator: ", ")
    return Problem(exercise.task, "\(path) has no heading \"\(heading)\". It has \(known).")
  }
}
