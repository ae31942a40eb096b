import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

@Suite("Build times")
struct BuildTimesTests {
  private static let chapter = "Sources/Chapter3-StructWitnesses"
  private static let targets = [
    ModuleGraphTests.target("WeatherFeature", in: chapter),
    ModuleGraphTests.target("WeatherLive", in: chapter),
    ModuleGraphTests.target("Chapter3", "executable", in: chapter),
    ModuleGraphTests.target("Widget", "executable", in: chapter),
    ModuleGraphTests.target("MapFeature", in: "Sources/Chapter4-Current"),
    ModuleGraphTests.target("Chapter4", "executable", in: "Sources/Chapter4-Current"),
  ]
  private static let live = "\(chapter)/WeatherLive/Live.swift"

  /// Works in a workspace with the targets above, of which only one has a file.
  private func with<Result>(
    _ live: String = "#if DEBUG && Heavy\n#endif", targets: [String] = targets,
    _ body: (Manifest, Workspace) throws -> Result
  ) throws -> Result {
    let json = """
      {"targets": [\(targets.joined(separator: ", "))],
       "traits": [{"name": "SQLite"}, {"name": "Heavy"}]}
      """
    return try withWorkspace(["Package.swift": "", Self.live: live]) {
      try body(try Manifest(json: Data(json.utf8)), $0)
    }
  }

  /// The sentence with which a chapter is refused.
  private func refusal(of chapter: Int, _ live: String, targets: [String] = targets) throws
    -> String?
  {
    try with(live, targets: targets) { manifest, workspace in
      #expect(throws: BuildTimesError.self) {
        try BuildTimes(of: chapter, manifest: manifest, workspace: workspace)
      }?.description
    }
  }

  /// What the command writes when the builds take these times, and what it built.
  private func output(
    rounds: Int, targets: [String] = targets, milliseconds: [String: [Int]]
  ) throws -> (text: String, built: [CleanBuild]) {
    try with(targets: targets) { manifest, workspace in
      let written = CallRecorder<String>()
      let workshop = Workshop(
        Course(discoveredIn: workspace), terminal: .scripted(output: written))
      let times = try BuildTimes(of: 3, manifest: manifest, workspace: workspace)
      var built: [CleanBuild] = []
      let exit = try workshop.show(times, rounds: rounds) { build in
        built.append(build)
        let round = built.count { $0 == build } - 1
        return .milliseconds(try #require(milliseconds[build.description])[round])
      }
      #expect(exit == .success)
      return (written.calls.joined(), built)
    }
  }

  @Test("the medians of all rounds are shown, and the ratios of the medians")
  func table() throws {
    let output = try output(
      rounds: 3,
      milliseconds: [
        "WeatherFeature": [30_000, 9_060, 1_000], "WeatherFeature with Heavy": [9000, 9210, 9400],
        "Chapter3": [14_860, 60_000, 14_000], "Chapter3 with Heavy": [26_900, 2_000, 100_040],
      ])
    #expect(
      output.text.hasSuffix(
        """
        12 of 12: Chapter3 with Heavy

        From clean, medians of 3 rounds, on this machine:

                         without Heavy   with Heavy
        WeatherFeature           9.1 s        9.2 s
        Chapter3                14.9 s       26.9 s

        With Heavy, Chapter3 takes 2.9 times as long to build as WeatherFeature; without it, 1.6 times.

        """))
    #expect(output.text.hasPrefix("12 builds from clean, which takes minutes.\n"))
  }

  @Test("rounds follow each other, and each names its builds as they begin")
  func turns() throws {
    let output = try output(
      rounds: 2,
      milliseconds: [
        "WeatherFeature": [1000, 2000], "WeatherFeature with Heavy": [1000, 1000],
        "Chapter3": [1000, 1000], "Chapter3 with Heavy": [1000, 1000],
      ])
    let round = [
      "WeatherFeature", "Chapter3", "WeatherFeature with Heavy", "Chapter3 with Heavy",
    ]
    #expect(output.built.map(\.description) == round + round)
    #expect(output.text.contains("\n3 of 8: WeatherFeature with Heavy\n"))
    #expect(output.text.contains("WeatherFeature           1.5 s        1.0 s\n"))
  }

  @Test("every feature is compared with the program")
  func features() throws {
    let another = ModuleGraphTests.target("AFeature", in: Self.chapter)
    let output = try output(
      rounds: 1, targets: Self.targets + [another],
      milliseconds: [
        "WeatherFeature": [1000], "WeatherFeature with Heavy": [2000],
        "AFeature": [500], "AFeature with Heavy": [500],
        "Chapter3": [2000], "Chapter3 with Heavy": [6000],
      ])
    #expect(output.text.contains("\nFrom clean, 1 round, on this machine:\n"))
    #expect(
      output.text.hasSuffix(
        """
        With Heavy, Chapter3 takes 3.0 times as long to build as WeatherFeature; without it, 2.0 times.
        With Heavy, Chapter3 takes 12.0 times as long to build as AFeature; without it, 4.0 times.

        """))
  }

  @Test("the package manager is told what to build, and with which trait")
  func arguments() {
    let folder = ["build", "--scratch-path", ".build/workshop/build-times"]
    #expect(CleanBuild(module: "AFeature").arguments == folder + ["--target", "AFeature"])
    #expect(
      CleanBuild(module: "Chapter3", isProgram: true, trait: "Heavy").arguments
        == folder + ["--product", "Chapter3", "--traits", "Heavy"])
  }

  @Test("a chapter without a feature or without its program has nothing to compare")
  func nothingToCompare() throws {
    let sentence = "Chapter 3 has nothing to compare: that takes a module whose name ends in "
    for name in ["WeatherFeature", "Chapter3"] {
      let targets = Self.targets.filter { !$0.contains("\"name\": \"\(name)\"") }
      let refusal = try refusal(of: 3, "#if Heavy\n#endif", targets: targets)
      #expect(refusal == sentence + "Feature, and a program Chapter3.")
    }
  }

  @Test(
    "a chapter that no trait changes is refused",
    arguments: [
      (3, "// #if Heavy"), (3, "#if Heavyweight\n#endif"), (3, "let Heavy = 1"),
      (4, "#if Heavy\n#endif"),
    ])
  func noTrait(chapter: Int, live: String) throws {
    #expect(
      try refusal(of: chapter, live)
        == "Chapter \(chapter) has nothing to switch on: no #if in its modules names a trait that "
        + "the package declares.")
  }

  @Test("a build that fails is reported with its own words, after the old folder is gone")
  func failure() throws {
    let stale = "\(CleanBuild.scratchPath)/stale"
    try withWorkspace(["Package.swift": "// swift-tools-version: 6.2\nnonsense", stale: ""]) {
      workspace in
      let error = #expect(throws: BuildError.self) {
        try CleanBuild(module: "A").run(in: workspace, chapter: 1)
      }
      #expect(error?.description.contains("nonsense") == true)
      #expect(!workspace.fileExists(stale))
    }
  }
}
