import Foundation
import TestSupport
import Testing

@testable import workshop
import Toolchain

@Suite("Where reports go")
struct ReportPlaceTests {
  @Test("a report that has no place to go is told before anything is graded")
  func places() async throws {
    func error(_ options: GradeOptions, isMany: Bool) -> ReportError? {
      #expect(throws: ReportError.self) { try GradeReports(options, isMany: isMany) { _ in } }
    }
    try await withTemporaryFolder { folder in
      let path = folder.path
      let file = folder.appending(path: "file").path
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      let limit = Duration.seconds(1)
      #expect(
        error(GradeOptions(json: "-", junit: "-", timeout: limit), isMany: false)
          == .twoOnStandardOutput)
      #expect(error(GradeOptions(json: "-", timeout: limit), isMany: true) == .many("-"))
      #expect(error(GradeOptions(junit: file, timeout: limit), isMany: true) == .many(file))
      #expect(error(GradeOptions(json: path, timeout: limit), isMany: false) == .isFolder(path))
      #expect(
        error(GradeOptions(json: "\(path)/no/x.json", timeout: limit), isMany: false)
          == .noFolder("\(path)/no"))
    }
  }

  private func reports(json: String? = nil, junit: String? = nil) throws -> GradeReports {
    try GradeReports(
      GradeOptions(json: json, junit: junit, timeout: .seconds(1)), isMany: false
    ) { _ in }
  }

  @Test("a file that is not to be written stays, and is told", .disabled(if: getuid() == 0))
  func readOnly() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "report").path
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o444]))
      #expect(throws: ReportError.notWritten(path, "Permission denied")) { try reports(json: path) }
    }
  }

  @Test("what the system refuses is told in a sentence")
  func refused() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file").path
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(throws: ReportError.notWritten("\(file)/x.json", "Not a directory")) {
        try reports(json: "\(file)/x.json")
      }
      #expect(throws: ReportError.self) {
        try GradeReports(
          GradeOptions(json: "\(file)/x", timeout: .seconds(1)), isMany: true
        ) { _ in }
      }
      #expect(throws: ReportError.notWritten("\"\"", "the name is empty")) {
        try reports(json: "")
      }
    }
    let full = try GradeReports(
      GradeOptions(json: "-", timeout: .seconds(1)), isMany: false
    ) { _ in
      throw NSError(
        domain: NSCocoaErrorDomain, code: 640,
        userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 28)])
    }
    #expect(
      throws: ReportError.notWritten("the standard output", "No space left on device")
    ) { try full.write([], GradeSheet(name: "ana", marks: [])) }
  }

  @Test("the table of points is one file, also of many submissions")
  func table() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "grades.csv").path
      func reports(json: String, csv: String) throws -> GradeReports {
        try GradeReports(
          GradeOptions(json: json, csv: csv, timeout: .seconds(1)), isMany: true
        ) { _ in }
      }
      // The folder of the other reports is made first.
      let inside = "\(folder.path)/reports/grades.csv"
      let made = try reports(json: "\(folder.path)/reports", csv: inside)
      try made.write([GradeSheet(name: "ana", marks: [])])
      #expect(FileManager.default.fileExists(atPath: inside))
      #expect(throws: ReportError.isFolder(folder.path)) {
        try reports(json: "\(folder.path)/a", csv: folder.path)
      }
      #expect(try reports(json: "\(folder.path)/a", csv: "-").isOutputTaken)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test("two reports in one file are refused, whatever it is called")
  func sameFile() async throws {
    try await withTemporaryFolder { folder in
      let files = FileManager.default
      try files.createDirectory(
        at: folder.appending(path: "a"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: folder.appending(path: "b").path, withDestinationPath: "a")
      let path = folder.appending(path: "a/x").path
      for other in ["a/x", "a/../a/x", "b/x"] {
        #expect(throws: ReportError.sameFile(path), "\(other)") {
          try reports(json: path, junit: "\(folder.path)/\(other)")
        }
      }
    }
  }
}
