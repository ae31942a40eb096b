import CourseModel

/// The table of exercises at the end of a chapter's page.
///
/// A row has a link to the exercise's file, its title and its grade, taken from the file's header,
/// and then what it practises, which is only on the page.
struct ExerciseTable {
  /// The page, relative to the workspace's root.
  let path: String
  /// The page's rows.
  let rows: [Passage]
  /// The rows that the page should have.
  let expected: [String]

  /// - Parameter page: the chapter's page.
  init(of chapter: Chapter, on page: BookPage, in workspace: Workspace) {
    path = page.path
    let rows = page.rows.filter { Self.number(of: $0.text) != nil }
    self.rows = rows
    expected = chapter.exercises.map { exercise in
      let row = rows.first { Self.number(of: $0.text) == "\(exercise.id)" }?.text
      guard let header = workspace.header(of: exercise) else {
        return row ?? "| [\(exercise.id)](../\(exercise.task)) | | | |"
      }
      let rest = row?.wholeMatch(of: /\|[^|]*\|[^|]*\|[^|]*\|(.*)/).map { String($0.1) } ?? " |"
      return
        "| [\(exercise.id)](../\(exercise.task)) | \(header.title) | \(header.grade) |\(rest)"
    }
  }

  /// The first row that differs, as a problem; nil if there is none.
  var problem: Problem? {
    let same = zip(rows, expected).prefix { $0.text == $1 }.count
    guard same < max(rows.count, expected.count) else { return nil }
    let row = rows.dropFirst(same).first
    let actual = row.map { "`\($0.text)`" } ?? "no more rows"
    let wanted = expected.dropFirst(same).first.map { "`\($0)`" } ?? "no more rows"
    let advice =
      rows.isEmpty
      ? "Begin it with this row"
      : "`ANSWERS=Solutions swift run maintain book --fix` rewrites it"
    return Problem(
      path, line: row?.line,
      "The table of exercises has \(actual) where it must have \(wanted). \(advice).")
  }

  /// The lines of the page that contain the rows, counted from 0; nil if there is no row, since the
  /// table's place is unknown then.
  var lines: Range<Int>? {
    guard let first = rows.first, let last = rows.last else { return nil }
    return first.line - 1..<last.line
  }

  /// The number in a row's link, such as "3.4".
  private static func number(of row: String) -> Substring? {
    row.prefixMatch(of: /\|\s*\[(\d+\.\d+)\]/)?.1
  }
}
