import CourseModel

/// Cross-reference checks between exercises and the Book: the table of a chapter's page, and the
/// heading that an exercise's file sends its learner to.
struct CrossReferences {
  let course: Course
  let pages: [BookPage]

  /// What does not match, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter in
      let table =
        table(of: chapter).map(\.problem)
        ?? Problem(chapter.page, "Chapter \(chapter.number) has no page. Write \(chapter.page).")
      return [table].compactMap(\.self) + chapter.exercises.compactMap(lessonProblem)
    }
  }

  /// The tables of exercises that differ from the exercises' headers.
  var outdatedTables: [ExerciseTable] {
    course.chapters.compactMap(table).filter { $0.problem != nil }
  }

  private func table(of chapter: Chapter) -> ExerciseTable? {
    page(chapter.page).map { ExerciseTable(of: chapter, on: $0, in: course.workspace) }
  }

  private func page(_ path: String) -> BookPage? { pages.first { $0.path == path } }

  private func lessonProblem(of exercise: Exercise) -> Problem? {
    guard let header = course.workspace.header(of: exercise), let path = header.page,
      let heading = header.heading
    else { return nil }
    guard let page = page(path) else {
      return Problem(exercise.task, "The page to read, \(path), is no page of the Book.")
    }
    if page.headings.contains(plainText(heading)) { return nil }
    let known = page.headings.map { "\"\($0)\"" }.joined(separator: ", ")
    return Problem(exercise.task, "\(path) has no heading \"\(heading)\". It has \(known).")
  }
}
