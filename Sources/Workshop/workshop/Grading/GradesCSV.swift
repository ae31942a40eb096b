/// The grades of a class for a spreadsheet or a learning platform (RFC 4180, UTF-8).
///
/// There's one row per person and one column per exercise. Above these rows are the titles and the
/// possible points, and below them the class's results.
struct GradesCSV {
  /// The sheets, all for the same exercises.
  let sheets: [GradeSheet]

  /// The file's text. The byte order mark at its start tells Excel that it's UTF-8.
  var text: String {
    "\u{FEFF}" + rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private var rows: [[String]] {
    let marks = sheets.first?.marks ?? []
    let all = sheets.map { $0.marks.map(\.points) + [$0.points, $0.solved] }
    let columns = (0..<(marks.count + 2)).map { column in all.map { $0[column] } }
    func row(_ name: String, _ cells: [String], _ remarks: String = "") -> [String] {
      [name] + cells + [remarks]
    }
    return [
      row("Student", marks.map(\.title) + ["Points", "Solved"], "Remarks"),
      row(
        "Points possible",
        (marks.map(\.stars) + [marks.reduce(0) { $0 + $1.stars }, marks.count]).map(String.init)),
    ]
      + zip(sheets, all).map { sheet, counts in
        row(sheet.name, counts.map(String.init), sheet.remarks.joined(separator: "; "))
      } + [
        row(
          "Class: solved by",
          columns.prefix(marks.count).map { "\($0.count { $0 > 0 })" }
            + ["", "\(sheets.reduce(0) { $0 + $1.solved })"]),
        row(
          "Class: average",
          columns.map { decimal(Double($0.reduce(0, +)) / Double(max(1, $0.count)), places: 2) }),
      ]
  }

  /// A spreadsheet would evaluate text that looks like a formula, and a folder can have any name.
  /// An apostrophe marks it as text.
  private func field(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@＝＋－＠\t\r\n".contains($0) } ?? false
    let text = isFormula ? "'\(text)" : text
    guard text.contains(where: { $0.isNewline || $0 == "," || $0 == "\"" }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
