import Foundation

/// The reports for machines that `grade` writes, and where they go.
struct GradeReports {
  private let json: String?
  private let junit: String?
  private let isMany: Bool
  private let output: (String) throws -> Void

  /// - Parameters:
  ///   - options: what was asked for.
  ///   - isMany: whether there is a report a submission, so that folders are named.
  ///   - output: takes the report that is asked for as "-".
  /// - Throws: `ReportError` when a report has no place to go; better now than after the grading.
  init(_ options: GradeOptions, isMany: Bool, output: @escaping (String) throws -> Void) throws {
    json = options.json
    junit = options.junit
    self.isMany = isMany
    self.output = output
    if json == "-", junit == "-" { throw ReportError.twoOnStandardOutput }
    for path in [json, junit].compactMap(\.self) {
      if isMany, path == "-" { throw ReportError.many(path) }
      if path != "-" { try prepare(path) }
    }
  }

  /// Whether a report is written to the standard output, where nothing else may go then.
  var isOutputTaken: Bool { json == "-" || junit == "-" }

  private func prepare(_ path: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
    if isMany {
      if exists, !isFolder.boolValue { throw ReportError.many(path) }
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    } else {
      if isFolder.boolValue { throw ReportError.isFolder(path) }
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard files.fileExists(atPath: parent) else { throw ReportError.noFolder(parent) }
    }
  }

  /// Writes the reports of one submission.
  ///
  /// - Throws: an error of the file system.
  func write(_ grades: [Grade], of name: String) throws {
    if let json { try write(try ResultsJSON(grades).text(), to: json, "\(name).json") }
    if let junit { try write(JUnitXML(name, grades).text, to: junit, "\(name).xml") }
  }

  private func write(_ text: String, to path: String, _ name: String) throws {
    if path == "-" { return try output(text) }
    let file = URL(fileURLWithPath: isMany ? "\(path)/\(name)" : path)
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}

/// A report that has no place to go.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  case twoOnStandardOutput
  case many(String)
  case isFolder(String)
  case noFolder(String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .twoOnStandardOutput:
      "Only one report fits on the standard output. Give --json or --junit a file."
    case .many(let path):
      "There is a report for each submission, so name a folder for them instead of \(path)."
    case .isFolder(let path): "\(path) is a folder. Name a file for the report."
    case .noFolder(let path): "There is no folder \(path) for the report. Create it first."
    }
  }
}
