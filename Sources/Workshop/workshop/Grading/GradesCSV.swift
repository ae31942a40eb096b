/// The grades for a spreadsheet or a learning platform (RFC 4180, UTF-8): a row for each person, a
/// column for each exercise, and the possible points above.
struct GradesCSV {
  /// The sheets, all for the same exercises.
  let sheets: [GradeSheet]

  /// The file's text. The byte order mark at its start tells Excel that it's UTF-8.
  var text: String {
    let grades = sheets.first?.grades ?? []
    let possible = grades.map(\.stars) + [sheets.first?.possiblePoints ?? 0, grades.count]
    let rows =
      [
        ["Student"] + grades.map(\.title) + ["Points", "Solved", "Remarks"],
        ["Points possible"] + possible.map(String.init) + [""],
      ]
      + sheets.map { sheet in
        let cells = sheet.grades.map(\.points) + [sheet.points, sheet.solved]
        return [sheet.name] + cells.map(String.init) + [sheet.remarks]
      }
    return "\u{FEFF}" + rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A spreadsheet would evaluate a name that looks like a formula. An apostrophe marks it as text.
  private func field(_ text: String) -> String {
    let text = text.contains(/^[=+@-]/) ? "'\(text)" : text
    guard text.contains(where: { $0.isNewline || $0 == "," || $0 == "\"" }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
