import Foundation

/// The part of a build that depends on the answers, to be done again when nothing but an answer
/// has changed.
///
/// Two fifths of an incremental `swift build` pass before the first compiler starts: the package
/// manager asks the toolchain who it is, evaluates the manifest, and plans. None of that depends on
/// what an exercise's file says. So after a build that went well its commands are kept, those for
/// which an answer is an input, and the next check repeats them as llbuild would: in order, and
/// only where an input has changed. Whenever anything else looks different from then, all is left
/// to `swift build`.
struct Rebuild: Codable {
  /// A command, and the files as they were when it last went well.
  private struct Step: Codable {
    let description: String
    let arguments: [String]
    let inputs: [String]
    let outputs: [String]
    var done: [String: FileStamp]

    /// Whether the files are still those that it has read and written.
    var isDone: Bool { FileStamp.stamps(of: inputs + outputs) == done }
  }

  /// The workspace; a copy of it builds its own files, not these.
  private let root: String
  /// In the order in which they run.
  private var steps: [Step]
  /// Files and folders that must be as they were: sources, the manifest, the toolchain, and what
  /// the steps use of the rest of the build.
  private let steady: [String]
  private let stamps: [String: FileStamp]
  /// The files that lay in the folder of answers.
  private let answers: [String]
  /// What the environment said that tools listen to.
  private let environment: [String: String]

  // MARK: - Keeping

  /// Takes from a build that went well what is needed to repeat it.
  ///
  /// - Parameters:
  ///   - manifest: the commands that it was planned with.
  ///   - product: the product that was built.
  ///   - start: when the build began; a file that is younger may not be the one that was compiled.
  ///   - workspace: where it was built.
  ///   - environment: what was set for it.
  /// - Returns: nil if the commands are not of the expected kind.
  init?(
    of manifest: LLBuildManifest, product: String, since start: Date, in workspace: Workspace,
    environment: [String: String?]
  ) {
    guard
      let link = manifest.commands.first(where: {
        $0.name.hasPrefix("C.\(product)-") && $0.name.hasSuffix(".test")
      }),
      let structure = manifest.commands.first(where: { $0.name == "PackageStructure" })
    else { return nil }
    let folder = workspace.url(AnswerSheet.folder).path
    let needed = manifest.commands(for: link)
    let made = Set(needed.flatMap(\.outputs))

    // What an answer changes, directly or not. Which tests there are, and which files a module
    // has, is said by other files; so only programs are run again.
    var changing = Set(needed.flatMap(\.inputs).filter { $0.hasPrefix(folder + "/") })
    let answers = changing
    root = workspace.root.path
    steps = []
    for command in needed where !changing.isDisjoint(with: command.inputs) {
      changing.formUnion(command.outputs)
      guard command.tool == "shell" else { continue }
      let inputs = command.inputs.filter { $0.hasPrefix("/") }
      steps.append(
        Step(
          description: command.description, arguments: Self.plain(command.args), inputs: inputs,
          outputs: command.outputs,
          done: FileStamp.stamps(of: inputs + command.outputs)))
    }
    guard steps.last?.outputs == link.outputs, steps.allSatisfy({ $0.arguments.count > 1 }) else {
      return nil
    }

    let written = Set(steps.flatMap(\.outputs))
    let sources = Set(needed.flatMap(\.inputs)).filter { $0.hasPrefix("/") && !made.contains($0) }
    let folders = structure.inputs.filter { !$0.hasPrefix(folder + "/") }
      .flatMap(Self.withSubfolders)
    let young = FileStamp.stamps(of: sources.subtracting(answers).union(folders))
      .filter { $0.value.date >= start.timeIntervalSinceReferenceDate }
    guard young.isEmpty else { return nil }
    steady = Set(steps.flatMap(\.inputs)).union(sources).union(folders)
      .subtracting(answers).subtracting(written)
      .union(steps.map { $0.arguments[0] }).union(Self.toolchain(for: workspace)).sorted()
    stamps = FileStamp.stamps(of: steady)
    self.answers = workspace.files(below: AnswerSheet.folder)
    self.environment = Self.listened(environment)
  }

  /// The arguments without those that are only for the package manager's eyes: how messages are
  /// printed, and the index in which it looks for tests.
  private static func plain(_ arguments: [String]) -> [String] {
    var plain = arguments.filter { $0 != "-parseable-output" }
    if let index = plain.firstIndex(of: "-index-store-path"), index + 1 < plain.endIndex {
      plain.removeSubrange(index...(index + 1))
    }
    return plain
  }

  /// A folder and those below it, each of which is younger when a file comes or goes.
  private static func withSubfolders(_ path: String) -> [String] {
    guard path.hasSuffix("/") else { return [path] }
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: [.isDirectoryKey])
    return [path]
      + (below?.lazy.compactMap { $0 as? URL } ?? []).filter {
        (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      }.map(\.path)
  }

  /// The program that `swift` stands for, and the files by which people choose another one.
  private static func toolchain(for workspace: Workspace) -> [String] {
    let variables = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let swiftly =
      variables["SWIFTLY_HOME_DIR"].map { [$0] } ?? [
        "\(home)/.local/share/swiftly", "\(home)/.swiftly",
      ]
    return (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
      + swiftly.map { "\($0)/config.json" }
      + [workspace.url(".swift-version").path, "/var/db/xcode_select_link"]
  }

  /// The variables that choose what is built and by which tools.
  private static func listened(_ changes: [String: String?]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in changes { variables[name] = value }
    let names: Set = ["ANSWERS", "CHAPTER", "PATH", "TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT", "CC"]
    return variables.filter { names.contains($0.key) || $0.key.hasPrefix("SWIFT") }
  }

  // MARK: - Repeating

  /// Whether nothing but answers has changed.
  ///
  /// - Parameters:
  ///   - workspace: where to build.
  ///   - environment: what is set for this build.
  func fits(_ workspace: Workspace, environment: [String: String?]) -> Bool {
    root == workspace.root.path && self.environment == Self.listened(environment)
      && answers == workspace.files(below: AnswerSheet.folder)
      && stamps == FileStamp.stamps(of: steady)
  }

  /// Runs the commands whose inputs have changed, up to the first that fails.
  ///
  /// - Parameters:
  ///   - workspace: where to build.
  ///   - timeout: how long each may take; nil for as long as it likes.
  ///   - report: is told which command comes next.
  ///   - observer: reads what they print.
  ///   - keep: is given what has been done after each.
  /// - Returns: what the failing command has printed; nil if all went well.
  /// - Throws: `BuildError.endless`, or as `Command.run` does.
  mutating func run(
    in workspace: Workspace, timeout: Duration?, report: (ToolNews) -> Void,
    observer: OutputTail.Observer?,
    keep: (Rebuild) -> Void
  ) throws -> String? {
    for index in steps.indices where !steps[index].isDone {
      let step = steps[index]
      report(.output(step.description))
      let inputs = FileStamp.stamps(of: step.inputs)
      let outcome = try Command(
        step.arguments[0], Array(step.arguments.dropFirst()), in: workspace.root,
        timeout: timeout
      ).run(observer: observer)
      if let timeout, outcome.end == .timedOut { throw BuildError.endless(after: timeout) }
      guard outcome.succeeded else { return outcome.output }
      steps[index].done = inputs.merging(FileStamp.stamps(of: step.outputs)) { _, new in new }
      keep(self)
    }
    return nil
  }
}
