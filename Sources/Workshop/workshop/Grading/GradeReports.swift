import CourseModel
import Foundation

/// The machine-readable reports that `grade` writes, and their destinations: a file or the standard
/// output; for many submissions, a folder.
struct GradeReports {
  private let options: GradeOptions
  private let isMany: Bool
  private let output: (String) throws -> Void

  /// - Parameters:
  ///   - isMany: whether there's one report per submission, so that paths are folders.
  ///   - output: writes the report that is requested as "-".
  /// - Throws: `ReportError` if a report has nowhere to go, which is better reported before the
  ///   grading than after it.
  init(_ options: GradeOptions, isMany: Bool, output: @escaping (String) throws -> Void) throws {
    self.options = options
    self.isMany = isMany
    self.output = output
    let paths = options.reports
    if paths.count(where: { $0 == "-" }) > 1 { throw ReportError.twoOnStandardOutput }
    let folders = isMany ? [options.json, options.junit].compactMap(\.self) : []
    for path in folders {
      if path == "-" { throw ReportError.many(path) }
      try prepare(path, isFolder: true)
    }
    let files = isMany ? [options.csv].compactMap(\.self) : paths
    for path in files where path != "-" { try prepare(path, isFolder: false) }
    // A file may not exist yet, and a file may have two names.
    let places = files.map { URL(fileURLWithPath: $0).realPath }
    for (index, place) in places.enumerated() where places[..<index].contains(place) {
      throw ReportError.sameFile(files[0])
    }
  }

  /// Whether a report goes to the standard output, where nothing else may go then.
  var isOutputTaken: Bool { options.reports.contains("-") }

  private func prepare(_ path: String, isFolder: Bool) throws {
    if path.isEmpty { throw ReportError.notWritten("\"\"", "the name is empty") }
    let place = URL(fileURLWithPath: path)
    let files = FileManager.default
    if isFolder {
      if files.fileExists(atPath: path), !place.isFolder { throw ReportError.many(path) }
      try reporting(path) {
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    } else {
      if place.isFolder { throw ReportError.isFolder(path) }
      let parent = place.deletingLastPathComponent().path
      guard files.fileExists(atPath: parent) else { throw ReportError.noFolder(parent) }
      guard place.deletingLastPathComponent().isFolder else {
        throw ReportError.notWritten(path, "Not a directory")
      }
    }
    let isThere = files.fileExists(atPath: path)
    let written = isThere ? path : place.deletingLastPathComponent().path
    guard files.isWritableFile(atPath: written) else {
      throw ReportError.notWritten(path, "Permission denied")
    }
  }

  /// Writes the reports of one submission, replacing earlier ones.
  ///
  /// - Throws: `ReportError` if one can't be written.
  func write(_ grades: [Grade], _ sheet: GradeSheet) throws {
    let place = { (path: String, ending: String) in
      isMany ? "\(path)/\(sheet.name).\(ending)" : path
    }
    if let json = options.json {
      try write(try ResultsJSON(grades: grades, sheet: sheet).text(), to: place(json, "json"))
    }
    if let junit = options.junit {
      let report = JUnitXML(name: sheet.name, grades: grades, warnings: sheet.warnings)
      try write(report.text, to: place(junit, "xml"))
    }
  }

  /// Writes the table of all submissions' points, if it was requested.
  ///
  /// - Throws: `ReportError` if it can't be written.
  func write(_ sheets: [GradeSheet]) throws {
    if let csv = options.csv { try write(GradesCSV(sheets: sheets).text, to: csv) }
  }

  private func write(_ text: String, to path: String) throws {
    if path == "-" { return try reporting("the standard output") { try output(text) } }
    try reporting(path) { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  /// Reports a failure with the system's reason.
  private func reporting(_ path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw ReportError.notWritten(path, error.systemReason)
    }
  }
}

/// The error when a report has nowhere to go.
enum ReportError: Error, Hashable, CustomStringConvertible {
  case twoOnStandardOutput
  case many(String)
  case isFolder(String)
  case noFolder(String)
  case sameFile(String)
  /// A place where no report can be written, and why.
  case notWritten(String, String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .twoOnStandardOutput:
      "Only one report can go to the standard output. Name a file for each of the others."
    case .many(let path):
      "There is a report for each submission, so name a folder for them instead of \(path)."
    case .isFolder(let path): "\(path) is a folder. Name a file for the report."
    case .noFolder(let path): "There is no folder \(path) for the report. Create it first."
    case .sameFile(let path):
      "Two reports would be written to \(path). Name a file for each."
    case .notWritten(let path, let reason):
      "The report cannot be written to \(path): \(reason). Make room for it, or name another place."
    }
  }
}
