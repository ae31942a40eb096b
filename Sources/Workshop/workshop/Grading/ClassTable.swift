import CourseModel
import Foundation
import TerminalUI

/// The grades of a class as a table for people, with a row for each learner.
struct ClassTable {
  /// The sheets, all for the same exercises.
  let sheets: [GradeSheet]
  /// The maximum width of a line, in characters.
  var width = 80

  var screen: Screen {
    Screen {
      ""
      people
    }
  }

  /// The exercises, as in the first sheet.
  private var marks: [Mark] { sheets.first?.marks ?? [] }

  // MARK: - People

  private var people: [Line] {
    let chapters = marks.map(\.exercise.chapter).reduce(into: [Int]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    func counts(_ sheet: GradeSheet) -> [Int] {
      chapters.map { chapter in
        sheet.marks.count { $0.isSolved && $0.exercise.chapter == chapter }
      } + [sheet.solved, sheet.points]
    }
    let possible =
      chapters.map { chapter in marks.count { $0.exercise.chapter == chapter } }
      + [marks.count, marks.reduce(0) { $0 + $1.stars }]
    let all = sheets.map(counts)
    let averages = possible.indices.map { column in
      decimal(Double(all.reduce(0) { $0 + $1[column] }) / Double(max(1, all.count)))
    }
    var rows: [Row] = [
      Row("", chapters.map { "ch. \($0)" } + ["solved", "points"]),
      Row("possible", possible.map(String.init)),
    ]
    rows += zip(sheets, all).map { sheet, counts in
      Row(sheet.name.printable, counts.map(String.init), sheet.remarks.joined(separator: "; "))
    }
    rows.append(Row("average", averages))
    return lines(of: rows)
  }

  // MARK: - Rows

  private struct Row {
    let name: String
    let cells: [String]
    let note: String

    init(_ name: String, _ cells: [String], _ note: String = "") {
      self.name = name
      self.cells = cells
      self.note = note
    }
  }

  /// Formats columns of cells, with notes beside them if there's enough room, and below them
  /// otherwise.
  private func lines(of rows: [Row]) -> [Line] {
    let longest = 32
    let names = min(longest, rows.map(\.name.count).max() ?? 0)
    let widths = (rows.first?.cells ?? []).indices.map { column in
      rows.map { $0.cells[column].count }.max() ?? 0
    }
    let margin = names + widths.reduce(0) { $0 + $1 + 2 } + 3
    return rows.flatMap { row in
      let cells = zip(row.cells, widths).map { cell, width in
        String(repeating: " ", count: 2 + width - cell.count) + cell
      }.joined()
      // A name that is too long gets its own line.
      let isLong = row.name.count > names
      let start = isLong ? [Line(row.name)] : []
      let text = Line(isLong ? "" : row.name).padded(to: names) + Line(cells)
      guard !row.note.isEmpty else { return start + [text] }
      let isBeside = width - margin >= 32
      let notes = wrapped(row.note, to: isBeside ? width - margin : width - 4)
      if !isBeside { return start + [text] + notes.map { Line("    \($0)") } }
      return start
        + notes.enumerated().map { index, note in
          (index == 0 ? text : Line("")).padded(to: margin) + Line(note)
        }
    }
  }

  private func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

/// A number with a fixed number of decimals, and with a point in every locale.
func decimal(_ value: Double, places: Int = 1) -> String {
  String(format: "%.\(places)f", locale: Locale(identifier: "en_US_POSIX"), value)
}

extension String {
  /// The text without anything that would move a terminal's cursor or change its colours: a folder
  /// can have any name.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map {
          $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
        }))
  }
}
