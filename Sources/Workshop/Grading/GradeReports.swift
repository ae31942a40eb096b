import Foundation

/// The reports for machines that `grade` writes, and where they go: a file, a link, a pipe, a device
/// or the standard output.
///
/// They are written through: a link's target, a pipe's reader or a device gets the text, and none of
/// them is replaced by a file.
struct GradeReports {
  private let options: GradeOptions
  private let isMany: Bool
  private let output: (String) throws -> Void

  /// - Parameters:
  ///   - isMany: whether there is a report a submission, so that folders are named.
  ///   - output: takes the report that is asked for as "-".
  /// - Throws: `ReportError` when a report has no place to go; better now than after the grading.
  init(_ options: GradeOptions, isMany: Bool, output: @escaping (String) throws -> Void) throws {
    self.options = options
    self.isMany = isMany
    self.output = output
    let paths = options.reports
    if paths == ["-", "-"] { throw ReportError.twoOnStandardOutput }
    // A file may not exist yet, and have two names.
    let places = Set(paths.map { URL(fileURLWithPath: $0).realPath })
    if !isMany, places.count < paths.count { throw ReportError.sameFile(paths[0]) }
    for path in paths {
      if isMany, path == "-" { throw ReportError.many(path) }
      if path != "-" { try prepare(path) }
    }
  }

  /// Whether a report is written to the standard output, where nothing else may go then.
  var isOutputTaken: Bool { options.reports.contains("-") }

  private func prepare(_ path: String) throws {
    if path.isEmpty { throw ReportError.notWritten("\"\"", "the name is empty") }
    let place = URL(fileURLWithPath: path)
    let files = FileManager.default
    if isMany {
      if files.fileExists(atPath: path), !place.isFolder { throw ReportError.many(path) }
      try reporting(path) {
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
    } else {
      if place.isFolder { throw ReportError.isFolder(path) }
      let parent = place.deletingLastPathComponent().path
      guard files.fileExists(atPath: parent) else { throw ReportError.noFolder(parent) }
    }
    try check(isMany ? "\(path)/.report" : path)
  }

  /// Looks whether a report can be written, and leaves everything as it is.
  private func check(_ path: String) throws {
    if FileManager.default.fileExists(atPath: path) {
      // A pipe is not opened: its reader would take the closing for the end.
      return try reporting(path) { _ = try succeeded(access(path, W_OK)) }
    }
    let probe = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // What exists is a link to a file that is yet to come.
    if probe < 0, errno == EEXIST { return }
    try reporting(path) { close(try succeeded(probe)) }
    unlink(path)
  }

  /// Writes the reports of one submission, over what was there.
  ///
  /// - Throws: `ReportError` when one cannot be written.
  func write(_ grades: [Grade], of name: String) throws {
    if let json = options.json {
      try write(try ResultsJSON(grades: grades).text(), to: json, "\(name).json")
    }
    if let junit = options.junit {
      try write(JUnitXML(name: name, grades: grades).text, to: junit, "\(name).xml")
    }
  }

  private func write(_ text: String, to path: String, _ name: String) throws {
    if path == "-" { return try reporting("the standard output") { try output(text) } }
    let path = isMany ? "\(path)/\(name)" : path
    try reporting(path) {
      let file = try succeeded(open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    }
  }

  /// Tells a failure with what the system says, without the words that Foundation puts around it.
  private func reporting(_ path: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      let outer = error as NSError
      let inner = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
      let reason =
        inner.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(inner.code))) : inner.localizedDescription
      throw ReportError.notWritten(path, reason)
    }
  }

  /// A call's result, or its error where that is negative.
  private func succeeded(_ result: Int32) throws -> Int32 {
    if result < 0 { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    return result
  }
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
