import TerminalUI

extension Workshop {
  /// Times builds from clean of a chapter's features and its program, without and with the
  /// trait of the package that makes one of its modules slow to build.
  ///
  /// - Parameters:
  ///   - chapter: the chapter's number.
  ///   - rounds: how often everything is built; the medians are shown.
  /// - Throws: `BuildTimesError` when the chapter has nothing to compare, `BuildError`,
  ///   `ManifestError` or `CommandError` when something cannot be built.
  package func buildTimes(of chapter: Int, rounds: Int) throws -> WorkshopExit {
    // The package manager keeps what it has read, so that no build has to read it again.
    let manifest = try Manifest(of: workspace, chapter: chapter)
    let times = try BuildTimes(of: chapter, manifest: manifest, workspace: workspace)
    defer { try? CleanBuild.clean(workspace) }
    return try show(times, rounds: rounds) { try $0.run(in: workspace, chapter: chapter) }
  }

  /// Runs all builds, says which one is running, and shows the table.
  func show(
    _ times: BuildTimes, rounds: Int, run: (CleanBuild) throws -> Duration
  ) throws -> WorkshopExit {
    var times = times
    let builds = Array(repeating: times.builds, count: rounds).flatMap { $0 }
    terminal.write("\(builds.count) builds from clean, which takes minutes.")
    for (index, build) in builds.enumerated() {
      terminal.write(Line("\(index + 1) of \(builds.count): \(build)", .dim))
      times.note(try run(build), for: build)
    }
    let rounds = rounds == 1 ? "1 round" : "medians of \(rounds) rounds"
    terminal.draw(
      Screen {
        ""
        "From clean, \(rounds), on this machine:"
        ""
        times.table
      })
    return .success
  }
}
