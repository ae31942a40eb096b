import CourseModel
import Toolchain

/// The files that differ from a commit, and what they affect.
struct Changes {
  /// The files, relative to the root, whether they were changed, added or removed.
  let paths: [String]
  private let manifest: Manifest

  /// Asks git.
  ///
  /// - Parameter commit: a commit or branch, such as `origin/main`.
  init(
    since commit: String, in workspace: Workspace, _ manifest: Manifest, _ runner: ProcessRunner
  ) throws {
    let git = { (arguments: String...) in
      let outcome = try runner.run(
        Command(
          "git", ["--no-pager", "-c", "core.quotePath=false"] + arguments, in: workspace.root,
          environment: ["GIT_DIR": nil, "GIT_WORK_TREE": nil]))
      guard outcome.succeeded else {
        throw Flaw(
          "git can't tell what has changed since \(commit): \(outcome.output.trimmed)\nName a commit "
            + "of this repository after --since, such as HEAD or origin/main.")
      }
      return outcome.output.split(separator: "\n").map(String.init)
    }
    let differing = try git(
      "diff", "--name-only", "--no-renames", "--relative", "--merge-base", commit, "--")
    self.init(
      paths: differing + (try git("ls-files", "--others", "--exclude-standard")), manifest)
  }

  init(paths: [String], _ manifest: Manifest) {
    self.paths = paths
    self.manifest = manifest
  }

  /// Whether an exercise's verdicts may have changed: its own files have, those of its chapter, or a
  /// module that the chapter's exercises and their tests use.
  func affect(_ exercise: Exercise) -> Bool {
    let files = ["Exercises", "Solutions", "Tests/Exercises"].map {
      "\($0)/\(exercise.folder)/\(exercise.id)-"
    }
    let shared = ["Tests/Exercises/\(exercise.folder)/\(exercise.id.chapter)-", "Package.swift"]
    let module = "Chapter\(exercise.id.chapter)Exercises"
    let used = [module, "\(module)Tests"].flatMap { manifest.target($0)?.dependencies ?? [] }
    let modules = (manifest.order(of: used, except: module) ?? []).map { "\($0.path)/" }
    return paths.contains { path in (files + shared + modules).contains(where: path.hasPrefix) }
  }

  /// Whether a page's transcripts may have changed: the page has, its chapter, or what all chapters
  /// use.
  func affect(_ page: BookPage) -> Bool {
    paths.contains { path in
      if path == page.path || path == "Package.swift" { return true }
      guard let chapter = path.firstMatch(of: /\/Chapter(\d+)\b/)?.1 else {
        return path.hasPrefix("Sources/")
      }
      return Int(chapter) == page.chapter
    }
  }
}
