import CourseModel
import Foundation
import Judging

/// A learner's answers, in a folder of the same shape as Exercises, in one chapter's folder, or in
/// a clone of the workspace.
struct Submission: Hashable {
  let name: String
  /// What the instructor has named: the submission, or the folder that it lies in.
  let root: URL
  /// The folders on the way from `root` to those of the chapters, or to the one chapter's files.
  let folders: [String]
  /// The one chapter that it is about, if it is a chapter's folder.
  var chapter: Int?

  /// What a folder holds.
  struct Found {
    /// In the order of their names.
    var all: [Submission]
    /// Whether it is a folder of many, even if there is only one of them.
    var isMany: Bool
    /// The files beside the folders of a class, which are not graded.
    var loose: [String] = []

    /// The same with one person only; nil leaves it as it is.
    func only(_ name: String?) throws -> Found {
      guard let name else { return self }
      let one = all.filter { $0.name == name }
      guard isMany, !one.isEmpty else { throw SubmissionError.noPerson(name) }
      return Found(all: one, isMany: true)
    }
  }

  /// Finds the submissions in a folder.
  ///
  /// - Parameter reports: folders and files that are no submission, since reports are written there.
  /// - Returns: what there is to grade.
  /// - Throws: `SubmissionError` when the folder holds none, or can be read in two ways.
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
        // A link is listed, and refused file by file; left out it would not be noticed.
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

  /// One file too many in the folder of a class must not cost the class its grades.
  private func checkIsOne(among people: [String], _ course: Course, named path: String) throws {
    let names = Self.entries(of: root)
    // A clone of the workspace holds our answers, too.
    if names.contains("Exercises"), names.contains("Package.swift") { return }
    let chapters = course.chapters.map { "Chapter\($0.number)" }
    let own = names.filter { name in
      if !folders.isEmpty { return name == "Exercises" }
      return chapter == nil ? chapters.contains(name) : Self.exercise(name, in: course) != nil
    }
    let others = people.filter { !(chapters + ["Exercises"]).contains($0) }
    if !others.isEmpty { throw SubmissionError.ambiguous(path, one: own, many: others) }
  }

  /// The answer to an exercise: its file, or what is wrong with it. No other file is read.
  func answer(to exercise: Exercise) -> Answer {
    let folders = folders + (exercise.id.chapter == chapter ? [] : [exercise.folder])
    let text = Result { () throws(WorkspaceError) in
      try HandedIn(folder: root).text(folders + [exercise.fileName])
    }
    return Answer(to: exercise, at: "\(exercise.folder)/\(exercise.fileName)", text: text)
  }

  /// The exercises whose tests this has, too, and not as the course has them; of a whole clone, that is.
  func editedTests(of exercises: [Exercise], in course: Course) -> [Exercise] {
    guard folders.last == "Exercises" else { return [] }
    return exercises.filter { exercise in
      let own = try? HandedIn(folder: root).text(
        folders.dropLast() + exercise.tests.split(separator: "/").map(String.init))
      guard let own, let ours = try? course.workspace.text(exercise.tests) else { return false }
      // Git may write other line breaks on another system.
      return own.replacing("\r\n", with: "\n") != ours.replacing("\r\n", with: "\n")
    }
  }

  /// The exercise that a file's name tells, by its number.
  private static func exercise(_ fileName: String, in course: Course) -> Exercise? {
    Course.exercise(fileName: fileName).flatMap { course.exercise($0.id) }
  }

  private static func entries(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // What macOS adds to archives has the names of the files, and is none of them.
    return names.filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }.sorted()
  }
}

extension Submission {
  /// Nil if there are no answers in the folder.
  ///
  /// - Parameter depth: how many folders may lie around the answers, as they do where an archive
  ///   was unpacked into a folder of its own.
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

/// A folder of answers that cannot be graded.
package enum SubmissionError: Error, Hashable, CustomStringConvertible {
  case noName
  case noFolder(String)
  case noAnswers(String)
  /// A name that no folder of the class has.
  case noPerson(String)
  /// It is one submission because of some names in it, and many because of others.
  case ambiguous(String, one: [String], many: [String])

  /// A sentence that says what is expected.
  package var description: String {
    switch self {
    case .noName: "The name of the folder of answers is empty. Name one after --answers."
    case .noFolder(let path): "There is no folder \(path)."
    case .noPerson(let name):
      "There is no folder \(name) among the people's. Name one after --only that lies in the folder "
        + "after --answers."
    case .noAnswers(let path):
      "There are no answers in \(path). Name a folder with Chapter1 and its like in it, as in "
        + "Exercises, one with a chapter's files, or one with such a folder for everybody."
    case .ambiguous(let path, let one, let many):
      "\(path) is one submission, because of \(one.shortList) in it, and it is a folder of "
        + "submissions, because of \(many.shortList). To grade all of them, move "
        + "\(one.shortList) out of it. To grade the one, move \(many.shortList) out of it."
    }
  }
}
