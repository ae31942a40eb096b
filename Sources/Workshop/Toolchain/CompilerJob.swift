import CourseModel
import Foundation

/// The Swift compiler, and options that it always needs.
struct Compiler: Sendable {
  /// Its version and path: modules that another compiler has built aren't reused.
  let version: String
  /// Options for importing Testing, and for linking a program that finds it when it runs.
  let testing: (compile: [String], link: [String])

  /// Queries the compiler in PATH.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: `CancellationError`.
  init?(in workspace: Workspace, _ runner: ProcessRunner) throws {
    let run = { (arguments: [String]) -> String? in
      let outcome = try runner.run(
        Command(arguments[0], Array(arguments.dropFirst()), in: workspace.root))
      return outcome.succeeded ? outcome.output : nil
    }
    guard let version = try run(["swiftc", "--version"]) else { return nil }
    // An editor's PATH may differ from a terminal's, but usually leads to the same compiler.
    let place =
      (runner.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first(where: FileManager.default.isExecutableFile(atPath:)) ?? "swiftc"
    let choosing = ["TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT"]
    self.version =
      version + URL(fileURLWithPath: place).realPath + "\n"
      + choosing.map { "\($0)=\(runner.environment[$0] ?? "")\n" }.joined()
    #if os(macOS)
      let paths = try [["xcrun", "--find", "swiftc"], ["xcode-select", "--print-path"]].map {
        try run($0)?.split(separator: "\n").last.map(String.init)
      }
      guard let compiler = paths[0], let developer = paths[1] else { return nil }
      testing = Self.appleTesting(
        compiler: compiler, developer: developer,
        exists: FileManager.default.fileExists(atPath:))
    #else
      // lld takes half of gold's time.
      let linker = URL(fileURLWithPath: URL(fileURLWithPath: place).realPath)
        .deletingLastPathComponent().appendingPathComponent("ld.lld").path
      testing = (
        [], FileManager.default.isExecutableFile(atPath: linker) ? ["-use-ld=lld"] : []
      )
    #endif
  }

  /// Where a Mac has the testing library: a framework, and a plug-in beside the compiler for its
  /// macros. In Xcode the framework belongs to the platform; newer Command Line Tools include it,
  /// too.
  ///
  /// - Parameters:
  ///   - compiler: the path of `swiftc`.
  ///   - developer: the output of `xcode-select --print-path`.
  static func appleTesting(
    compiler: String, developer: String, exists: (String) -> Bool
  ) -> (compile: [String], link: [String]) {
    let usr = compiler.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    let homes = [
      "\(developer)/Platforms/MacOSX.platform/Developer", "\(developer)/Library/Developer",
    ]
    let frameworks = ["\(homes[0])/Library/Frameworks", "\(homes[1])/Frameworks"].filter(exists)
    let libraries = homes.map { "\($0)/usr/lib" }.filter(exists)
    let search = frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-I", $0, "-L", $0] }
    let plugins = ["\(usr)/lib/swift/host/plugins/testing"].filter(exists)
    return (
      search + plugins.flatMap { ["-plugin-path", $0] },
      search + (frameworks + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    )
  }
}

struct ModuleSources: Sendable {
  let name: String
  /// The name for learners, if it differs from the module's, such as "2.1's tests".
  var title: String?
  /// The folder for its products, relative to the root.
  let folder: String
  /// The source files, relative to the root.
  let files: [String]
  /// The modules that it may import, including indirect ones.
  var uses: [Compiled]
  /// Whether to include line numbers for backtraces. This costs the compiler a few hundredths of a
  /// second.
  var hasLines = false
  /// Whether other modules import it. An interface for nobody takes half of the tests' compilation.
  var isImported = true

  /// A copy that may import one more module.
  func using(_ module: Compiled) -> ModuleSources {
    var copy = self
    copy.uses.append(module)
    return copy
  }
}

/// A compiled module.
struct Compiled: Hashable, Sendable {
  let name: String
  /// The folder of its products, relative to the root.
  let folder: String
  /// An ID that changes with its code.
  let id: String
  /// An ID that changes with its interface.
  let interface: String

  /// Its object file, relative to the root.
  var object: String { "\(folder)/\(name).o" }
}

/// Runs the compiler for everything that isn't up to date.
struct CompilerJob: Sendable {
  let workspace: Workspace
  let runner: ProcessRunner
  let compiler: Compiler
  let log: BuildLog
  /// Counts the modules and programs of a build, including those that are up to date.
  var steps: StepCounter?
  var timeout: Duration?
  var language = "6"
  /// The oldest macOS version that the package supports.
  var platform: String?

  /// Takes the settings for all modules from the manifest.
  mutating func configure(for manifest: Manifest) {
    language = manifest.language
    platform = manifest.macOSVersion
  }

  /// The error when a compiler rejects its input.
  struct Failure: Error {
    let output: String
  }

  /// Compiles a module, unless it's up to date.
  ///
  /// - Throws: `BuildError.timedOut`, or the same errors as `ProcessRunner.run`.
  func compile(_ module: ModuleSources) throws -> Result<Compiled, Failure> {
    let files = FileManager.default
    let step = steps?.next("Compiling \(module.title ?? module.name)")
    try files.createDirectory(
      at: workspace.url(module.folder), withIntermediateDirectories: true)
    let arguments = arguments(module)
    let stamp = Stamp(workspace.url("\(module.folder)/\(module.name)"))
    let texts = try module.files.map { "\($0)\n\(try workspace.text($0))" }
    let inputs =
      ([compiler.version, workspace.root.path] + arguments + module.uses.map(\.interface) + texts)
      .joined(separator: "\n")
    let (object, swiftModule) = (
      "\(module.folder)/\(module.name).o", "\(module.folder)/\(module.name).swiftmodule"
    )
    // The interface has its own stamp, because a change inside a function doesn't affect it.
    let interface = Stamp(workspace.url(swiftModule))
    let contents = {
      module.isImported
        ? files.contents(atPath: workspace.url(swiftModule).path)?.base64EncodedString() : ""
    }
    if let id = stamp.id(for: inputs), workspace.fileExists(object), let text = contents(),
      let face = interface.id(for: text)
    {
      return .success(
        Compiled(name: module.name, folder: module.folder, id: id, interface: face))
    }
    stamp.remove()
    // Delete the old product, in case a compiler reports success without having done anything.
    try? files.removeItem(at: workspace.url(object))
    log(.output("Compiling \(module.name)"))
    if let step { log(.step(step)) }
    let outcome = try run(
      arguments + (module.isImported ? ["-emit-module-path", swiftModule] : [])
        + ["-o", object] + module.files.map(path))
    guard outcome.succeeded, workspace.fileExists(object), let text = contents() else {
      return .failure(Failure(output: outcome.output))
    }
    let face = try interface.id(for: text) ?? interface.write(text)
    return .success(
      Compiled(
        name: module.name, folder: module.folder, id: try stamp.write(inputs), interface: face))
  }

  /// Links a program, unless it's up to date.
  ///
  /// - Returns: whether linking succeeded.
  func link(_ modules: [Compiled], into program: String) throws -> Bool {
    let stamp = Stamp(workspace.url(program))
    let inputs = ([compiler.version] + modules.map { "\($0.name) \($0.id)" })
      .joined(separator: "\n")
    if stamp.id(for: inputs) != nil, workspace.fileExists(program) { return true }
    stamp.remove()
    try? FileManager.default.removeItem(at: workspace.url(program))
    if let step = steps?.next("Linking") { log(.step(step)) }
    log(.output("Linking \(program.split(separator: "/").suffix(2).joined(separator: "/"))"))
    let outcome = try run(
      ["-o", program] + modules.map(\.object) + target + compiler.testing.link)
    guard outcome.succeeded, workspace.fileExists(program) else {
      log(.output(outcome.output))
      return false
    }
    _ = try stamp.write(inputs)
    return true
  }

  /// The options that the package manager uses for a debug build, as far as they affect the code's
  /// meaning.
  private func arguments(_ module: ModuleSources) -> [String] {
    // By default, a second frontend emits the interface.
    (module.isImported ? ["-emit-module", "-no-emit-module-separately-wmo"] : [])
      + ["-c", "-module-name", module.name, "-wmo", "-Onone"]
      + [module.hasLines ? "-gline-tables-only" : "-gnone"]
      + ["-enable-testing", "-parse-as-library", "-swift-version", language]
      + ["-package-name", "workshop", "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
      + target + compiler.testing.compile + module.uses.flatMap { ["-I", $0.folder] }
  }

  private var target: [String] {
    #if os(macOS)
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      return platform.map { ["-target", "\(architecture)-apple-macosx\($0)"] } ?? []
    #else
      return []
    #endif
  }

  private func path(_ file: String) -> String { workspace.url(file).path }

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    let outcome = try runner.run(
      Command("swiftc", arguments, in: workspace.root, timeout: timeout),
      observer: { lines, _ in lines.forEach { log(.output($0)) } })
    if let timeout, outcome.end == .timedOut { throw BuildError.timedOut(after: timeout) }
    return outcome
  }
}

/// A record of a product's inputs, kept beside it: the whole text, not a digest or a date.
struct Stamp {
  private let file: URL

  init(_ product: URL) {
    file = product.appendingPathExtension("stamp")
  }

  /// The product's ID, if it was made from exactly these inputs.
  func id(for inputs: String) -> String? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1] == inputs ? String(parts[0]) : nil
  }

  /// Records a product's inputs.
  ///
  /// - Returns: the product's ID, which is unique.
  func write(_ inputs: String) throws -> String {
    let id = UUID().uuidString
    try Data("\(id)\n\(inputs)".utf8).write(to: file, options: .atomic)
    return id
  }

  /// Deletes the record, because the product is about to change.
  func remove() {
    try? FileManager.default.removeItem(at: file)
  }
}
