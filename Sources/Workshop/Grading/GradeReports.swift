import CourseModel
import Foundation

/// The reports for machines that `grade` writes, and where they go.
struct GradeReports {
  private let json: String?
  private let junit: String?
  private let isMany: Bool
  private let output: (String) throws -> Void

  /// - Parameters:
  ///   - isMany: whether there is a report a submission, so that folders are named.
  ///   - output: takes the report that is asked for as "-".
  /// - Throws: `ReportError` when a report has no place to go; better now than after the grading.
  init(_ options: GradeOptions, isMany: Bool, output: @escaping (String) throws -> Void) throws {
    json = options.json
    junit = options.junit
    self.isMany = isMany
    self.output = output
    if json == "-", junit == "-" { throw ReportError.twoOnStandardOutput }
    if !isMany, let json, let junit, Self.isSame(json, junit) { throw ReportError.sameFile(json) }
    for path in [json, junit].compactMap(\.self) {
      if isMany, path == "-" { throw ReportError.many(path) }
      if path != "-" { try prepare(path) }
    }
  }

  /// Whether a report is written to the standard output, where nothing else may go then.
  var isOutputTaken: Bool { json == "-" || junit == "-" }

  /// Whether both paths lead to one file, which may not exist yet.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    URL(fileURLWithPath: first).realPath == URL(fileURLWithPath: second).realPath
  }

  private func prepare(_ path: String) throws {
    if path.isEmpty { throw ReportError.notWritten("\"\"", "the name is empty") }
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: path, isDirectory: &isFolder)
    if isMany {
      if exists, !isFolder.boolValue { throw ReportError.many(path) }
      do {
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      } catch {
        throw ReportError.notWritten(path, reason(of: error))
      }
      try ReportFile(path: "\(path)/.report").check()
    } else {
      if isFolder.boolValue { throw ReportError.isFolder(path) }
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard files.fileExists(atPath: parent) else { throw ReportError.noFolder(parent) }
      try ReportFile(path: path).check()
    }
  }

  /// Writes the reports of one submission.
  ///
  /// - Throws: `ReportError` when one cannot be written.
  func write(_ grades: [Grade], of name: String) throws {
    if let json { try write(try ResultsJSON(grades).text(), to: json, "\(name).json") }
    if let junit { try write(JUnitXML(name: name, grades: grades).text, to: junit, "\(name).xml") }
  }

  private func write(_ text: String, to path: String, _ name: String) throws {
    if path != "-" {
      return try ReportFile(path: isMany ? "\(path)/\(name)" : path).fill(with: text)
    }
    do {
      try output(text)
    } catch {
      throw ReportError.notWritten("the standard output", reason(of: error))
    }
  }
}

/// What the system says, without the words that Foundation puts around it.
func reason(of error: any Error) -> String {
  let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
  return inner.domain == NSPOSIXErrorDomain
    ? String(cString: strerror(Int32(inner.code))) : inner.localizedDescription
}

/// A report that has no place to go.
package enum ReportError: Error, Hashable, CustomStringConvertible {
  case twoOnStandardOutput
  case many(String)
  case isFolder(String)
  case noFolder(String)
  case sameFile(String)
  /// A place that takes no report, and why.
  case notWritten(String, String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .twoOnStandardOutput:
      "Only one report fits on the standard output. Give --json or --junit a file."
    case .many(let path):
      "There is a report for each submission, so name a folder for them instead of \(path)."
    case .isFolder(let path): "\(path) is a folder. Name a file for the report."
    case .noFolder(let path): "There is no folder \(path) for the report. Create it first."
    case .sameFile(let path):
      "Both reports would be written to \(path). Name two files."
    case .notWritten(let path, let reason):
      "The report cannot be written to \(path): \(reason). Make room for it, or name another place."
    }
  }
}
