import CourseModel
import Foundation
import Processes

/// Finds an exercise's original, from before the learner edited it, in the repository's history.
///
/// Which version is the original? Not simply the last committed one, because learners commit their
/// answers, too. Nor the upstream one, because a learner's own fork is also an upstream. But only
/// the course's authors change reference answers. So the original is the newest version whose
/// commit changes reference answers, as the first commit does, or whose author has changed them in
/// another commit. It must also contain a TODO such as `TODO: 1.2`, as every unsolved task does.
struct Original {
  let exercise: Exercise
  let workspace: Workspace
  let runner: ProcessRunner

  private struct Commit {
    let name: String
    let isFirst: Bool
    let author: String
    let paths: [Substring]

    var changesAnswers: Bool { paths.contains { $0.hasPrefix("Solutions/") } }
  }

  /// The original's text, with its own line breaks.
  ///
  /// - Throws: `ResetError` if it isn't in the history; `CommandError` if nothing can be run.
  func text() throws -> Data {
    let commits = try commits()
    // The first commit, or a shallow clone's oldest, contains all files, so its author doesn't count.
    let authors = Set(commits.filter { $0.changesAnswers && !$0.isFirst }.map(\.author))
    let versions = commits.filter { $0.paths.contains(exercise.task[...]) }
    let ours = versions.filter { $0.changesAnswers || authors.contains($0.author) }
    // If the author can't be determined, the oldest version is the closest to the original.
    for commit in ours + versions.reversed() {
      let shown = try git("cat-file", "blob", "\(commit.name):./\(exercise.task)")
      if shown.succeeded, shown.output.contains("TODO: \(exercise.id)") {
        return Data(shown.output.utf8)
      }
    }
    throw ResetError.notInHistory(exercise.task)
  }

  /// The commits that led to the current version, newest first.
  private func commits() throws -> [Commit] {
    let log = try git(
      "log", "--full-history", "--no-renames", "--relative", "--name-only",
      "--format=%x01%H %P%x02%aE", "--", "Solutions", exercise.task)
    guard log.succeeded else {
      if log.end == .exit(127) { throw ResetError.noGit(exercise.task) }
      if log.output.contains("dubious ownership") {
        throw ResetError.othersRepository(exercise.task, folder: workspace.root.path)
      }
      throw ResetError.noHistory(exercise.task, reason: Self.reason(in: log.output))
    }
    return log.output.split(separator: "\u{1}").compactMap { record in
      let lines = record.split(whereSeparator: \.isNewline)
      guard let fields = lines.first?.split(separator: "\u{2}"), let first = fields.first else {
        return nil
      }
      let names = first.split(separator: " ")
      guard let name = names.first else { return nil }
      return Commit(
        name: String(name), isFirst: names.count == 1,
        author: String(fields.dropFirst().first ?? ""),
        paths: Array(lines.dropFirst()))
    }
  }

  /// Git's own error message, without any advice that follows.
  private static func reason(in output: String) -> String {
    let lines = output.split(whereSeparator: \.isNewline)
    return (lines.first { $0.hasPrefix("fatal: ") } ?? lines.last).map(String.init) ?? ""
  }

  private func git(_ arguments: String...) throws -> Command.Outcome {
    try runner.run(
      Command(
        "git", ["--no-pager"] + arguments, in: workspace.root,
        // A hook of another repository may have set these.
        environment: ["GIT_DIR": nil, "GIT_WORK_TREE": nil]))
  }
}

/// Why an exercise can't be reset. The learner's file is unchanged then.
enum ResetError: Error, Hashable, CustomStringConvertible {
  case noHistory(String, reason: String)
  case notInHistory(String)
  case noGit(String)
  /// Git refuses to work in a folder that belongs to another user.
  case othersRepository(String, folder: String)
  /// The learner's version couldn't be backed up, so nothing was changed.
  case notKept(String, folder: String, reason: String, advice: String)
  case notWritten(String, reason: String, advice: String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .noHistory(let path, let reason):
      """
      The original of \(path) comes from the git history of this folder, which cannot be read: \
      \(reason)
      Nothing was changed. Clone the workshop once more, and copy the file from there.
      """
    case .notInHistory(let path):
      """
      The git history of this folder has no \(path) as it was at the start. Nothing was changed. \
      Clone the workshop once more, and copy the file from there.
      """
    case .noGit(let path):
      """
      The original of \(path) comes from the git history of this folder, and git isn't installed. \
      Nothing was changed. Install git (https://git-scm.com), and try again.
      """
    case .othersRepository(let path, let folder):
      """
      The original of \(path) comes from the git history of this folder, which belongs to another \
      user, so git refuses to read it. Nothing was changed. If you trust the folder, allow it, and \
      try again:
        git config --global --add safe.directory \(quoted(folder))
      """
    case .notKept(let path, let folder, let reason, let advice):
      """
      Your version of \(path) could not be kept in \(folder): \(reason). Nothing was changed. \
      \(advice)
      """
    case .notWritten(let path, let reason, let advice):
      "\(path) could not be written: \(reason). \(advice)"
    }
  }
}
