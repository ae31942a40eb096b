import CourseModel
import Foundation

/// Gives exercises other numbers or names: plans which files move, and how every mention changes.
///
/// The plan is complete before anything is written.
struct Renaming {
  /// A file or folder that moves; both paths are relative to the workspace's root.
  struct Move: Hashable {
    let old: String
    let new: String
  }

  let workspace: Workspace
  /// The exercises that change, in the order of their current numbers. The others stay as they are.
  let changes: [(old: Exercise, new: Exercise)]
  /// The moves, in the order of the changes.
  let moves: [Move]
  /// The files whose text changes, sorted by their new paths.
  let texts: [(path: String, text: String)]
  /// Mentions of a changed number that a person has to interpret, by their new paths.
  let prose: [Passage]

  private init(_ changes: [(old: Exercise, new: Exercise)], in workspace: Workspace) throws {
    self.workspace = workspace
    self.changes = changes.filter { $0.old != $0.new }
    moves = self.changes.flatMap { Self.moves($0.old, $0.new, in: workspace) }
    try Self.mustBeFree(moves, in: workspace)
    let mentions = Mentions(of: self.changes)
    var texts: [(path: String, text: String)] = []
    var prose: [Passage] = []
    for path in Self.paths(in: workspace) {
      let text = try workspace.text(path)
      let (newText, newPath) = (mentions.rewriting(text, in: path), Self.path(path, after: moves))
      if newText.text != text { texts.append((newPath, newText.text)) }
      prose += newText.prose.map { Passage(path: newPath, line: $0.line, text: $0.text) }
    }
    self.texts = texts.sorted { $0.path < $1.path }
    self.prose = prose.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Moves an exercise to another place in its chapter. Those in between move up or down by one, so
  /// that there's no gap.
  ///
  /// - Throws: `RenamingError` if there's no such exercise or place, `WorkspaceError` if a file
  ///   can't be read.
  init(renumbering number: String, to newNumber: String, in course: Course) throws {
    let exercise = try course.exercise(called: number)
    guard let target = ExerciseID(newNumber) else { throw RenamingError.noNumber(newNumber) }
    let all = course.exercises.filter { $0.id.chapter == exercise.id.chapter }
    guard target.chapter == exercise.id.chapter else {
      throw RenamingError.otherChapter(exercise.id, target)
    }
    guard target.number <= all.count else { throw RenamingError.gap(target, count: all.count) }
    var sequence = all.filter { $0 != exercise }
    sequence.insert(exercise, at: target.number - 1)
    let changes = sequence.enumerated().map { index, old in
      (old: old, new: old.renamed(id: target.moved(to: index + 1)))
    }
    guard changes.contains(where: { $0.old != $0.new }) else {
      throw RenamingError.nothing("\(target) is already the number of \(exercise.name).")
    }
    try self.init(changes.sorted { $0.old.id < $1.old.id }, in: course.workspace)
  }

  /// Gives an exercise's files another name. The title, which is in the header, doesn't change.
  ///
  /// - Throws: `RenamingError` if there's no such exercise or the name isn't valid,
  ///   `WorkspaceError` if a file can't be read.
  init(renaming number: String, to name: String, in course: Course) throws {
    let exercise = try course.exercise(called: number)
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, !name.hasSuffix("Tests"),
      !name.hasSuffix("Traps")
    else {
      throw RenamingError.noName(name)
    }
    guard name != exercise.name else {
      throw RenamingError.nothing("\(name) is already the name of \(exercise.id).")
    }
    try self.init([(exercise, exercise.renamed(name: name))], in: course.workspace)
  }

  /// Moves the files and folders, then writes the texts.
  ///
  /// - Throws: an error from the file system.
  func apply() throws {
    let files = FileManager.default
    // Move via unique names, because one exercise's new path may be another's old one.
    let ways = moves.map { move in
      let folder = workspace.url(move.new).deletingLastPathComponent()
      return (move, folder.appendingPathComponent(".renaming-\(UUID().uuidString)"))
    }
    for (move, place) in ways { try files.moveItem(at: workspace.url(move.old), to: place) }
    for (move, place) in ways { try files.moveItem(at: place, to: workspace.url(move.new)) }
    for (path, text) in texts {
      try Data(text.utf8).write(to: workspace.url(path), options: .atomic)
    }
  }
}

extension Renaming {
  /// The existing files and folders of an exercise, including extra files beside its tests.
  private static func moves(
    _ old: Exercise, _ new: Exercise, in workspace: Workspace
  ) -> [Move] {
    let tests = "Tests/Exercises/\(old.folder)"
    let own = [old.tests, old.traps, old.mistakes, old.others]
    let besides = workspace.names(in: tests).filter { $0.hasPrefix("\(old.id)-") }
      .filter { !own.contains("\(tests)/\($0)") }
      .map {
        Move(old: "\(tests)/\($0)", new: "\(tests)/\(new.id)\($0.dropFirst("\(old.id)".count))")
      }
    let pieces = [\Exercise.task, \.solution, \.tests, \.traps, \.mistakes, \.others].map {
      Move(old: old[keyPath: $0], new: new[keyPath: $0])
    }
    return (pieces + besides).filter { $0.old != $0.new && workspace.fileExists($0.old) }
  }

  private static func mustBeFree(_ moves: [Move], in workspace: Workspace) throws {
    // Some file systems are case-insensitive.
    let leaving = Set(moves.map { $0.old.lowercased() })
    let taken = moves.first {
      workspace.fileExists($0.new) && !leaving.contains($0.new.lowercased())
    }
    if let taken { throw RenamingError.taken(taken.new) }
  }

  /// The files that mention exercises: the exercises, the Book, and the scripts for CI and
  /// benchmarks.
  private static func paths(in workspace: Workspace) -> [String] {
    ["README.md", "CONTRIBUTING.md"].filter(workspace.fileExists)
      + workspace.files(below: "Book", suffix: ".md")
      + [".ci", ".github", "Exercises", "Solutions", "Tests/Exercises", "Tests/Benchmarks"]
      .flatMap { folder in
        workspace.files(below: folder).filter { $0.contains(/^\.ci\/|\.(?:swift|md|sh|yml)$/) }
      }
  }

  private static func path(_ path: String, after moves: [Move]) -> String {
    let move = moves.first { path == $0.old || path.hasPrefix("\($0.old)/") }
    return move.map { $0.new + path.dropFirst($0.old.count) } ?? path
  }
}

extension Course {
  fileprivate func exercise(called number: String) throws(RenamingError) -> Exercise {
    guard let id = ExerciseID(number) else { throw .noNumber(number) }
    guard let exercise = exercise(id) else { throw .noExercise(id) }
    return exercise
  }
}
