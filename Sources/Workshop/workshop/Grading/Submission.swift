import CourseModel
import Foundation
import Judging

/// What a person has handed in, read before anything runs, because a running answer could change
/// the files.
struct Submission {
  let name: String
  let answers: [Answer]
  /// What the instructor should look at, such as files that weren't read.
  let warnings: [String]
}

/// The submission of one person, or those of a class.
struct Submissions {
  /// Sorted by name.
  let all: [Submission]
  let isClass: Bool
  /// What's beside the folders of a class, such as archives and symbolic links.
  let skipped: [String]
}

extension Submissions {
  /// Reads the answers in a folder. It's one person's if a chapter, an exercise or a folder
  /// Exercises is directly in it, and otherwise a class's, with a folder for each person.
  ///
  /// - Parameters:
  ///   - only: the one person to read of a class; nil for all.
  ///   - reports: paths in the folder that aren't submissions, because reports are written there.
  /// - Throws: `UsageError` if there's nothing to grade.
  init(
    in path: String, only: String?, except reports: [String], to exercises: [Exercise],
    of course: Course
  ) throws {
    let folder = URL(fileURLWithPath: URL(fileURLWithPath: path).realPath, isDirectory: true)
    guard !path.isEmpty, folder.isFolder else {
      throw UsageError("There is no folder '\(path)'. After --answers, name a folder of answers.")
    }
    let reports = reports.map { URL(fileURLWithPath: $0).realPath }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.isHiddenName && !reports.contains(folder.appendingPathComponent($0).path) }
      .sorted()
    let own = names.filter { $0.contains(/^(Exercises|Chapter\d+|\d+\.\d+-\w+\.swift)$/) }
    isClass = own.isEmpty
    let people = names.filter { folder.appendingPathComponent($0).kind == .typeDirectory }
    if let only, !isClass || !people.contains(only) {
      throw UsageError(
        "There is no person '\(only)' in \(path). After --only, name one of the folders in it.")
    }
    let places =
      isClass ? (only.map { [$0] } ?? people).map(folder.appendingPathComponent) : [folder]
    all = places.map { Submission(in: $0, only: own, to: exercises, of: course) }
    skipped = isClass && only == nil ? names.filter { !people.contains($0) } : []
    if only == nil, !all.flatMap(\.answers).contains(where: { (try? $0.text.get()) != nil }) {
      throw UsageError(
        "There are no answers to these exercises in \(path). Name a folder that contains Chapter1 "
          + "and so on, as Exercises does, or one with such a folder for each person.")
    }
  }
}

extension Submission {
  /// More bytes than any exercise needs.
  static let largest = 256 * 1024

  /// Reads a person's answers. A file counts by its name, wherever it is in the folder. If there are
  /// several, that's the one nearest to the top. If there's a folder Exercises, as in a clone, only
  /// what's in it counts: a clone has files of the same names in Solutions.
  ///
  /// - Parameter tops: what may contain answers at the top; all of it if this is empty.
  init(in folder: URL, only tops: [String], to exercises: [Exercise], of course: Course) {
    name = folder.lastPathComponent
    var paths = Self.paths(in: folder)
    if let base = paths.first(where: { $0.fileName == "Exercises" }) {
      paths.removeAll { $0 != base && !$0.hasPrefix("\(base)/") }
    }
    let own = paths.filter { tops.isEmpty || tops.contains(String($0.prefix { $0 != "/" })) }
    let found = Dictionary(own.map { ($0.fileName, $0) }, uniquingKeysWith: { first, _ in first })
    answers = exercises.map { exercise in
      let usual = "\(exercise.folder)/\(exercise.fileName)"
      let text = Result { () throws(WorkspaceError) in
        guard let path = found[exercise.fileName] else { throw .missing(usual) }
        return try Self.text(of: folder.appendingPathComponent(path), called: usual)
      }
      return Answer(to: exercise, at: usual, text: text)
    }
    let read = Set(course.exercises.compactMap { found[$0.fileName] })
    let unread = paths.filter { path in
      !read.contains(path)
        && (path.fileName.lowercased().contains(".swift")
          || folder.appendingPathComponent(path).kind == .typeSymbolicLink)
    }
    warnings = unread.isEmpty ? [] : ["not read: \(unread.shortList)"]
  }

  /// The files and folders below a folder, those nearest to it first. No symbolic link is followed.
  private static func paths(in folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.map { path in (names: path.split(separator: "/"), path: path) }
      .filter { names, _ in !names.contains(where: \.isHiddenName) }
      .sorted { ($0.names.count, $0.path) < ($1.names.count, $1.path) }.map(\.path)
  }

  private static func text(of file: URL, called path: String) throws(WorkspaceError) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let kind = attributes?[.type] as? FileAttributeType
    if kind == .typeSymbolicLink {
      throw .refused(path, "a symbolic link, and links are not followed")
    }
    guard kind == .typeRegular else { throw .refused(path, "not a plain file") }
    guard (attributes?[.size] as? NSNumber)?.intValue ?? 0 <= largest else {
      throw .refused(path, "larger than \(largest / 1024) kB")
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .refused(path, "not readable")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notUTF8(path) }
    return text
  }
}

extension String {
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? "" }
}

extension StringProtocol {
  /// Whether this is the name of a hidden file, or of what macOS adds to archives.
  fileprivate var isHiddenName: Bool { hasPrefix(".") || self == "__MACOSX" }
}
