import CourseModel
import Foundation
import Judging

/// A learner's answers, in a folder of the same shape as Exercises, in one chapter's folder, or in
/// a clone of the workspace.
struct Submission: Hashable {
  /// Where the files of the submission at hand are copied to, relative to the workspace's root.
  static let folder = ".build/workshop/submission"

  let name: String
  /// What the instructor has named: the submission, or the folder that it lies in.
  let root: URL
  private let shape: Shape

  private enum Shape: Hashable {
    /// The folders from `root` to the one that holds Chapter1 and its like.
    case course([String])
    /// The folders from `root` to the one that holds this chapter's files.
    case chapter(Int, [String])
  }

  /// The one chapter that it is about, if it is a chapter's folder.
  var chapter: Int? {
    if case .chapter(let number, _) = shape { number } else { nil }
  }

  /// Finds the submissions in a folder.
  ///
  /// - Parameter reports: folders that are no submission, since reports are written into
  ///   them.
  /// - Returns: the submissions in the order of their names, and whether the folder holds many.
  /// - Throws: `SubmissionError` when the folder holds none, or can be read in two ways.
  static func find(
    in folder: URL, for course: Course, except reports: [URL] = []
  ) throws -> (all: [Submission], isMany: Bool) {
    let root = URL(fileURLWithPath: folder.realPath, isDirectory: true)
    guard kind(of: root) == .typeDirectory else { throw SubmissionError.noFolder(folder.path) }
    let reports = reports.map(\.realPath)
    // A link is listed, and refused file by file; left out it would not be noticed.
    let shapes = entries(of: root).compactMap { name -> (name: String, shape: Shape?)? in
      let place = root.appendingPathComponent(name)
      guard [.typeDirectory, .typeSymbolicLink].contains(kind(of: place)) else { return nil }
      let shape = shape(of: [name], in: root, course, unpacking: 2)
      // A folder of answers is graded, whatever else it is named for.
      return shape == nil && reports.contains(place.path) ? nil : (name, shape)
    }
    let people = shapes.filter { $0.shape != nil }.map(\.name)
    if let shape = shape(of: [], in: root, course) {
      try checkIsOne(shape, root, among: people, course, named: folder.path)
      return ([Submission(name: root.lastPathComponent, root: root, shape: shape)], false)
    }
    guard !people.isEmpty else { throw SubmissionError.noAnswers(folder.path) }
    let all = shapes.map { Submission(name: $0, root: root, shape: $1 ?? .course([$0])) }
    return (all, true)
  }

  /// One file too many in the folder of a class must not cost the class its grades.
  private static func checkIsOne(
    _ shape: Shape, _ root: URL, among submissions: [String], _ course: Course, named path: String
  ) throws {
    let names = entries(of: root)
    let chapters = course.chapters.map { "Chapter\($0.number)" }
    // A clone of the workspace holds our answers, too.
    if names.contains("Exercises"), names.contains("Package.swift") { return }
    let own = names.filter { name in
      switch shape {
      case .course([]): chapters.contains(name)
      case .chapter(_, []):
        Course.exercise(fileName: name).flatMap { course.exercise($0.id) } != nil
      case .course, .chapter: name == "Exercises"
      }
    }
    let others = submissions.filter { !(chapters + ["Exercises"]).contains($0) }
    if !others.isEmpty { throw SubmissionError.ambiguous(path, one: own, many: others) }
  }

  /// Copies the file of each exercise, and nothing else, into the runner's own folder.
  ///
  /// - Returns: an answer to each exercise, which is a copy or what is wrong with the file.
  /// - Throws: an error of the file system, about the runner's own folder.
  func copy(_ exercises: [Exercise], in workspace: Workspace) throws -> [Answer] {
    let files = FileManager.default
    let target = workspace.url(Self.folder)
    if kind(of: target) != nil { try files.removeItem(at: target) }
    var answers: [Answer] = []
    for exercise in exercises {
      let copy = "\(Self.folder)/\(exercise.folder)/\(exercise.fileName)"
      let path = path(of: exercise)
      let text = Result { () throws(WorkspaceError) in try HandedIn(folder: root).text(path) }
      switch text {
      case .failure(let error): answers.append(Answer(to: exercise, at: copy, error: error))
      case .success(let text):
        let file = workspace.url(copy)
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        answers.append(Answer(to: exercise, at: copy, in: workspace))
      }
    }
    return answers
  }

  private func path(of exercise: Exercise) -> [String] {
    switch shape {
    case .course(let folders): folders + [exercise.folder, exercise.fileName]
    case .chapter(exercise.id.chapter, let folders): folders + [exercise.fileName]
    case .chapter(_, let folders): folders + [exercise.folder, exercise.fileName]
    }
  }

  /// - Parameter depth: how many folders may lie around the answers, as they do where an archive
  ///   was unpacked into a folder of its own.
  private static func shape(
    of folders: [String], in root: URL, _ course: Course, unpacking depth: Int = 0
  ) -> Shape? {
    let folder = folders.reduce(root) { $0.appendingPathComponent($1) }
    guard kind(of: folder) == .typeDirectory else { return nil }
    let names = entries(of: folder)
    if course.chapters.contains(where: { names.contains("Chapter\($0.number)") }) {
      return .course(folders)
    }
    if folders.last != "Exercises", names.contains("Exercises"),
      let shape = shape(of: folders + ["Exercises"], in: root, course)
    {
      return shape
    }
    let known = names.compactMap { Course.exercise(fileName: $0)?.id }.filter {
      course.exercise($0) != nil
    }
    if let first = known.min() { return .chapter(first.chapter, folders) }
    let inner = names.filter { kind(of: folder.appendingPathComponent($0)) == .typeDirectory }
    guard depth > 0, inner.count == 1 else { return nil }
    return shape(of: folders + inner, in: root, course, unpacking: depth - 1)
  }

  private static func entries(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // What macOS adds to archives has the names of the files, and is none of them.
    return names.filter { !$0.hasPrefix(".") && $0 != "__MACOSX" }.sorted()
  }
}

/// What a path leads to, without following a link at its end; nil if there is nothing.
private func kind(of url: URL) -> FileAttributeType? {
  let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
  return attributes?[.type] as? FileAttributeType
}

/// A folder of answers that cannot be graded.
package enum SubmissionError: Error, Hashable, CustomStringConvertible {
  case noName
  case noFolder(String)
  case noAnswers(String)
  /// It is one submission because of some names in it, and many because of others.
  case ambiguous(String, one: [String], many: [String])

  /// A sentence that says what is expected.
  package var description: String {
    switch self {
    case .noName: "The name of the folder of answers is empty. Name one after --answers."
    case .noFolder(let path): "There is no folder \(path)."
    case .noAnswers(let path):
      "There are no answers in \(path). Name a folder with Chapter1 and its like in it, as in "
        + "Exercises, one with a chapter's files, or one with such a folder for everybody."
    case .ambiguous(let path, let one, let many):
      "\(path) is one submission, because of \(Self.list(one)) in it, and it is a folder of "
        + "submissions, because of \(Self.list(many)). To grade all of them, move "
        + "\(Self.list(one)) out of it. To grade the one, move \(Self.list(many)) out of it."
    }
  }

  /// "ana, bob, cy and 4 more".
  private static func list(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ")
      + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }
}
