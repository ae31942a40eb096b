import CourseModel
import Foundation
import Judging

/// A learner's answers, in a folder with the layout of Exercises, in a single chapter's folder, or
/// in a clone of the workspace.
struct Submission: Hashable {
  let name: String
  /// The folder that the instructor named: the submission, or the folder that contains it.
  let root: URL
  /// The folders that lead from `root` to the chapters' folders, or to a single chapter's files.
  let folders: [String]
  /// The chapter, if it's a single chapter's folder.
  var chapter: Int?

  /// The submissions in a folder.
  struct Found {
    /// The submissions, sorted by name.
    var all: [Submission]
    /// Whether it's a folder of submissions, even if it has only one.
    var isMany: Bool
    /// Files beside the folders of a class, which aren't graded.
    var loose: [String] = []

    /// The same, but with only one person; nil changes nothing.
    func only(_ name: String?) throws -> Found {
      guard let name else { return self }
      let one = all.filter { $0.name == name }
      guard isMany, !one.isEmpty else { throw SubmissionError.noPerson(name) }
      return Found(all: one, isMany: true)
    }
  }

  /// Finds the submissions in a folder.
  ///
  /// - Parameter reports: folders and files that aren't submissions, because reports are written
  ///   there.
  /// - Returns: the submissions to grade.
  /// - Throws: `SubmissionError` if the folder has none, or is ambiguous.
  static func find(
    in folder: URL, for course: Course, except reports: [URL] = []
  ) throws -> Found {
    let root = URL(fileURLWithPath: folder.realPath, isDirectory: true)
    guard root.kind == .typeDirectory else { throw SubmissionError.noFolder(folder.path) }
    let reports = reports.map(\.realPath)
    var (all, people, loose): ([Submission], [String], [String]) = ([], [], [])
    for name in entries(of: root) {
      let place = root.appendingPathComponent(name)
      if let submission = Submission(name, at: [name], in: root, course, unpacking: 2) {
        people.append(name)
        all.append(submission)
      } else if [.typeDirectory, .typeSymbolicLink].contains(place.kind),
        !reports.contains(place.path)
      {
        // A link is listed, and then refused file by file; otherwise no one would notice it.
        all.append(Submission(name: name, root: root, folders: [name]))
      } else if place.kind == .typeRegular, !reports.contains(place.path) {
        loose.append(name)
      }
    }
    if let one = Submission(root.lastPathComponent, at: [], in: root, course) {
      try one.checkIsOne(among: people, course, named: folder.path)
      return Found(all: [one], isMany: false)
    }
    guard !people.isEmpty else { throw SubmissionError.noAnswers(folder.path) }
    return Found(all: all, isMany: true, loose: loose)
  }

  /// One stray file in the folder of a class must not cost the whole class its grades.
  private func checkIsOne(among people: [String], _ course: Course, named path: String) throws {
    let names = Self.entries(of: root)
    // A clone of the workspace contains our answers, too.
    if names.contains("Exercises"), names.contains("Package.swift") { return }
    let chapters = course.chapters.map { "Chapter\($0.number)" }
    let own = names.filter { name in
      if !folders.isEmpty { return name == "Exercises" }
      return chapter == nil ? chapters.contains(name) : Self.exercise(name, in: course) != nil
    }
    let others = people.filter { !(chapters + ["Exercises"]).contains($0) }
    if !others.isEmpty { throw SubmissionError.ambiguous(path, one: own, many: others) }
  }

  /// The answer to an exercise: its file, or what is wrong with it. Reads no other file.
  func answer(to exercise: Exercise) -> Answer {
    let folders = folders + (exercise.id.chapter == chapter ? [] : [exercise.folder])
    let text = Result { () throws(WorkspaceError) in
      try HandedIn(folder: root).text(folders + [exercise.fileName])
    }
    return Answer(to: exercise, at: "\(exercise.folder)/\(exercise.fileName)", text: text)
  }

  /// The exercises whose tests are included but differ from the course's; only a whole clone
  /// includes tests.
  func editedTests(of exercises: [Exercise], in course: Course) -> [Exercise] {
    guard folders.last == "Exercises" else { return [] }
    return exercises.filter { exercise in
      [exercise.tests, exercise.traps].contains { path in
        let own = try? HandedIn(folder: root).text(
          folders.dropLast() + path.split(separator: "/").map(String.init))
        guard let own, let ours = try? course.workspace.text(path) else { return false }
        // Git may use other line breaks on another system.
        return own.replacing("\r\n", with: "\n") != ours.replacing("\r\n", with: "\n")
      }
    }
  }

  /// The exercise that a file belongs to, by the number in its name.
  private static func exercise(_ fileName: String, in course: Course) -> Exercise? {
    Course.exercise(fileName: fileName).flatMap { course.exercise($0.id) }
  }

  private static func entries(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // macOS adds entries to archives that have the names of the files but aren't answers.
    return names.filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }.sorted()
  }
}

extension Submission {
  /// Creates a submission, or returns nil if there are no answers in the folder.
  ///
  /// - Parameter depth: how many nested folders to search for the answers, because unpacking an
  ///   archive often adds a folder.
  private init?(
    _ name: String, at folders: [String], in root: URL, _ course: Course, unpacking depth: Int = 0
  ) {
    let folder = folders.reduce(root) { $0.appendingPathComponent($1) }
    guard folder.kind == .typeDirectory else { return nil }
    let names = Self.entries(of: folder)
    self.init(name: name, root: root, folders: folders)
    if course.chapters.contains(where: { names.contains("Chapter\($0.number)") }) { return }
    if folders.last != "Exercises", names.contains("Exercises"),
      let inner = Submission(name, at: folders + ["Exercises"], in: root, course)
    {
      self = inner
    } else if let first = names.compactMap({ Self.exercise($0, in: course)?.id }).min() {
      chapter = first.chapter
    } else {
      let inner = names.filter { folder.appendingPathComponent($0).kind == .typeDirectory }
      guard depth > 0, inner.count == 1 else { return nil }
      self.init(name, at: folders + inner, in: root, course, unpacking: depth - 1)
    }
  }
}

/// The error when a folder of answers can't be graded.
enum SubmissionError: Error, Hashable, CustomStringConvertible {
  case noName
  case noFolder(String)
  case noAnswers(String)
  /// No folder of the class has this name.
  case noPerson(String)
  /// Some of the names in the folder suggest one submission, others suggest many.
  case ambiguous(String, one: [String], many: [String])

  /// A sentence that says what is expected.
  var description: String {
    switch self {
    case .noName: "The name of the folder of answers is empty. Name one after --answers."
    case .noFolder(let path): "There is no folder \(path)."
    case .noPerson(let name):
      "There is no folder \(name) in the --answers folder. After --only, name one of the "
        + "folders in it."
    case .noAnswers(let path):
      "There are no answers in \(path). Name a folder that contains Chapter1 and so on, as "
        + "Exercises does, one with a single chapter's files, or one with such a folder per person."
    case .ambiguous(let path, let one, let many):
      "\(path) could be one submission, because it contains \(one.shortList), or a folder of "
        + "submissions, because it contains \(many.shortList). To grade all of them, move "
        + "\(one.shortList) out of it. To grade only one, move \(many.shortList) out of it."
    }
  }
}
