import CourseModel
import Foundation

/// The reports that `grade` writes for other programs: a file each. For a class, those of a single
/// person are in folders, with a file for each.
struct GradeReports {
  private let options: GradeOptions
  private let isClass: Bool

  /// - Throws: `UsageError` if a report can't be written, which is better reported before the
  ///   grading than after it.
  init(_ options: GradeOptions, isClass: Bool) throws {
    self.options = options
    self.isClass = isClass
    if options.reports.contains("-") {
      throw UsageError("Name a file for each report, not '-': the table is on standard output.")
    }
    let folders = isClass ? [options.json, options.junit].compactMap(\.self) : []
    let files = isClass ? [options.csv].compactMap(\.self) : options.reports
    for path in folders {
      try reporting(path, "For a class, name a folder, which gets a file for each person.") {
        try URL(fileURLWithPath: path).createFolder()
        if !FileManager.default.isWritableFile(atPath: path) { throw POSIXError(.EACCES) }
      }
    }
    for path in files {
      try reporting(path) {
        // Unlike writing, this keeps an earlier report in case the grading fails.
        guard let file = fopen(URL(fileURLWithPath: path).path, "a") else {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        fclose(file)
      }
    }
    let places = files.map { URL(fileURLWithPath: $0).realPath }
    if let second = places.indices.first(where: { places[..<$0].contains(places[$0]) }) {
      throw UsageError("Two reports would be written to '\(files[second])'. Name a file for each.")
    }
  }

  /// Writes the reports of the person who was graded last, and the table of all, replacing earlier
  /// ones.
  ///
  /// - Throws: `UsageError` if one can't be written.
  func write(_ sheets: [GradeSheet]) throws {
    guard let sheet = sheets.last else { return }
    let place = { (path: String, ending: String) in
      isClass ? "\(path)/\(sheet.name).\(ending)" : path
    }
    if let json = options.json { try write(ResultsJSON(sheet).text(), to: place(json, "json")) }
    if let junit = options.junit { try write(JUnitXML(sheet: sheet).text, to: place(junit, "xml")) }
    if let csv = options.csv { try write(GradesCSV(sheets: sheets).text, to: csv) }
  }

  private func write(_ text: String, to path: String) throws {
    try reporting(path) { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  /// Reports a failure with the system's reason.
  private func reporting(
    _ path: String, _ advice: String = "Name another file, in a folder that exists.",
    _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch {
      throw UsageError("No report can be written to '\(path)': \(error.systemReason). \(advice)")
    }
  }
}
