import CourseModel
import Foundation

/// The files written by `grade --json`, possibly from several places.
struct ReportFolder {
  /// Each sheet with its file, for errors.
  private let files: [(path: String, sheet: GradeSheet)]

  /// Reads reports.
  ///
  /// - Parameter paths: reports, and folders that contain reports at any depth.
  /// - Throws: `ReportError` if a file isn't a report, or if two of them don't match.
  init(_ paths: [String]) throws {
    files = try paths.flatMap { path in
      let found = try Self.reports(in: path)
      if found.isEmpty { throw ReportError.noReports(path) }
      return try found.map { ($0, try Self.sheet(in: $0)) }
    }
    try checkPeople()
    try checkExercises()
  }

  /// The sheets, sorted by name.
  var sheets: [GradeSheet] { files.map(\.sheet).sorted { $0.name < $1.name } }

  private static func reports(in path: String) throws -> [String] {
    let place = URL(fileURLWithPath: path)
    if !place.isFolder {
      if place.kind == nil { throw ReportError.noReports(path) }
      return [path]
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let child = path.hasSuffix("/") ? "\(path)\(name)" : "\(path)/\(name)"
      if URL(fileURLWithPath: child).kind == .typeDirectory { return try reports(in: child) }
      return name.hasSuffix(".json") ? [child] : []
    }
  }

  private static func sheet(in path: String) throws -> GradeSheet {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReportError.notRead(path, "it cannot be opened")
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) else {
      throw ReportError.notRead(path, "it is not JSON, or is cut off")
    }
    guard (object as? [String: Any])?["grading"] != nil else {
      throw ReportError.notRead(path, "it has no key \"grading\"")
    }
    do {
      return try JSONDecoder().decode(ResultsJSON.Summary.self, from: data).grading
    } catch DecodingError.keyNotFound(let key, _) {
      throw ReportError.notRead(path, "in \"grading\" there is no key \"\(key.stringValue)\"")
    } catch DecodingError.dataCorrupted(let context) {
      throw ReportError.notRead(path, "\"grading\" is damaged: \(context.debugDescription)")
    } catch {
      throw ReportError.notRead(path, "\"grading\" is not in the form that `grade` writes")
    }
  }

  private func checkPeople() throws {
    var seen: [String: String] = [:]
    for (path, sheet) in files {
      if let other = seen.updateValue(path, forKey: sheet.name) {
        throw ReportError.twoReports(sheet.name, other, path)
      }
    }
  }

  /// All reports must be about the same exercises, judged by the same tests.
  private func checkExercises() throws {
    guard let first = files.first else { return }
    for other in files {
      let (ours, theirs) = (first.sheet.marks, other.sheet.marks)
      let ids = Set(ours.map(\.exercise)).symmetricDifference(theirs.map(\.exercise))
      if let id = ids.min() {
        let isOurs = ours.contains { $0.exercise == id }
        throw ReportError.differ(
          first.path, other.path, "\(id) is only in \(isOurs ? first.path : other.path)")
      }
      for (mark, their) in zip(ours, theirs) where !mark.isComparable(to: their) {
        throw ReportError.differ(
          first.path, other.path, "\(mark.exercise) has different tests or stars in each")
      }
      if ours.count != theirs.count {
        throw ReportError.differ(first.path, other.path, "an exercise is in one of them twice")
      }
    }
  }
}
