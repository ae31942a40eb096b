import Foundation

/// Somebody's answers, in a folder of the same shape as Exercises, in one chapter's folder, or in
/// a clone of the workspace.
struct Submission: Hashable {
  /// Where the files of the submission at hand are copied to, relative to the workspace's root.
  static let folder = ".build/workshop/submission"

  /// The folder's name.
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
  /// - Parameters:
  ///   - folder: one submission, or a folder of many.
  ///   - course: what they answer.
  /// - Returns: the submissions in the order of their names, and whether the folder holds many.
  /// - Throws: `SubmissionError` when the folder holds none.
  static func find(in folder: URL, for course: Course) throws -> (all: [Submission], isMany: Bool) {
    let root = folder.standardizedFileURL.resolvingSymlinksInPath()
    guard kind(of: root) == .typeDirectory else { throw SubmissionError.noFolder(folder.path) }
    if let shape = shape(of: [], in: root, course) {
      return ([Submission(name: root.lastPathComponent, root: root, shape: shape)], false)
    }
    // A link is listed, and refused file by file; left out it would look like nobody's.
    let names = entries(of: root).filter {
      [.typeDirectory, .typeSymbolicLink].contains(kind(of: root.appendingPathComponent($0)))
    }
    let shapes = names.map { ($0, shape(of: [$0], in: root, course)) }
    guard shapes.contains(where: { $0.1 != nil }) else {
      throw SubmissionError.noAnswers(folder.path)
    }
    let all = shapes.map { Submission(name: $0, root: root, shape: $1 ?? .course([$0])) }
    return (all, true)
  }

  /// Copies the file of each exercise, and nothing else, into the runner's own folder.
  ///
  /// - Returns: for each exercise where its copy lies, relative to the workspace's root, or what is
  ///   wrong with the file.
  /// - Throws: an error of the file system, about the runner's own folder.
  func copy(_ exercises: [Exercise], in workspace: Workspace) throws -> [Exercise: Grader.Answer] {
    let files = FileManager.default
    let target = workspace.url(Self.folder)
    if kind(of: target) != nil { try files.removeItem(at: target) }
    var answers: [Exercise: Grader.Answer] = [:]
    for exercise in exercises {
      let copy = "\(Self.folder)/\(exercise.folder)/\(exercise.fileName)"
      let path = path(of: exercise)
      let text = Result { () throws(WorkspaceError) in try HandedIn(folder: root).text(path) }
      answers[exercise] = text.map { _ in copy }
      guard case .success(let text) = text else { continue }
      let file = workspace.url(copy)
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
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

  private static func shape(of folders: [String], in root: URL, _ course: Course) -> Shape? {
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
    return known.min().map { .chapter($0.chapter, folders) }
  }

  private static func entries(of folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// What a path leads to, without following a link at its end; nil if there is nothing.
private func kind(of url: URL) -> FileAttributeType? {
  let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
  return attributes?[.type] as? FileAttributeType
}

/// A folder of answers that holds none.
package enum SubmissionError: Error, Hashable, CustomStringConvertible {
  case noFolder(String)
  case noAnswers(String)

  /// A sentence that says what is expected.
  package var description: String {
    switch self {
    case .noFolder(let path): "There is no folder \(path)."
    case .noAnswers(let path):
      "There are no answers in \(path). Name a folder with Chapter1 and its like in it, as in "
        + "Exercises, one with a chapter's files, or one with such a folder for everybody."
    }
  }
}
