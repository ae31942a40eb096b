import CourseModel

/// Checks the cross-references between exercises and the Book: the table on a chapter's page, and
/// the heading that an exercise's file refers to. The heading must be on the chapter's page or on
/// one of its interludes, and that interlude must link to the exercise. The text must introduce
/// exercises in numerical order, because that's the order in which `watch` goes through them.
struct CrossReferences {
  let course: Course
  let pages: [BookPage]

  /// The mismatches, chapter by chapter.
  func problems() -> [Problem] {
    course.chapters.flatMap { chapter in
      let table =
        table(of: chapter).map(\.problem)
        ?? Problem(chapter.page, "Chapter \(chapter.number) has no page. Write \(chapter.page).")
      return [table].compactMap(\.self) + chapter.exercises.compactMap(lessonProblem)
        + orderProblems(of: chapter)
    }
  }

  /// The tables that don't match the exercises' headers.
  var outdatedTables: [ExerciseTable] {
    course.chapters.compactMap(table).filter { $0.problem != nil }
  }

  private func table(of chapter: Chapter) -> ExerciseTable? {
    page(chapter.page).map { ExerciseTable(of: chapter, on: $0, in: course.workspace) }
  }

  private func page(_ path: String) -> BookPage? { pages.first { $0.path == path } }

  /// The text introduces an exercise where it mentions it in bold: **Exercise 3.4**.
  private func orderProblems(of chapter: Chapter) -> [Problem] {
    let pages = pages.compactMap { page in page.place.map { (place: $0, page: page) } }
      .filter { $0.place.chapter == chapter.number }.sorted { $0.place < $1.place }
    let introductions = pages.flatMap { $0.page.lines }.flatMap { line in
      line.text.matches(of: /\*\*Exercise (\d+\.\d+)\*\*/).compactMap { match in
        ExerciseID(String(match.1)).map { (id: $0, line: line) }
      }
    }
    return zip(introductions, introductions.dropFirst()).filter { $0.id > $1.id }.map {
      before, after in
      after.line.problem(
        "The text introduces \(after.id) after \(before.id). Number exercises in the order of the text: "
          + "ANSWERS=Solutions swift run maintain renumber \(after.id) \(before.id)")
    }
  }

  private func lessonProblem(of exercise: Exercise) -> Problem? {
    guard let header = course.workspace.header(of: exercise), let path = header.page,
      let heading = header.heading
    else { return nil }
    guard let page = page(path) else {
      return Problem(exercise.task, "The page to read, \(path), isn't a page of the Book.")
    }
    guard page.isPage(of: exercise.id.chapter) else {
      return Problem(
        exercise.task,
        "The page to read, \(path), is neither chapter \(exercise.id.chapter)'s nor an interlude of it."
      )
    }
    if page.headings.contains(plainText(heading)) { return linkProblem(of: exercise, on: page) }
    let known = page.headings.map { "\"\($0)\"" }.joined(separator: ", ")
    return Problem(exercise.task, "\(path) has no heading \"\(heading)\". It has \(known).")
  }

  /// Reports a page that teaches what an exercise needs but doesn't link to it.
  private func linkProblem(of exercise: Exercise, on page: BookPage) -> Problem? {
    let task = "../\(exercise.task)"
    if page.place?.isInterlude != true || page.links.contains(where: { $0.text == task }) {
      return nil
    }
    return Problem(
      page.path,
      "Exercise \(exercise.id) sends its readers here. Link to it: [\(exercise.id)](\(task)).")
  }
}
