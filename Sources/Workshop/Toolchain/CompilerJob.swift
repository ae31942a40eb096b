import CourseModel
import Foundation

/// A module to compile.
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
  /// The time limit for one call: an answer could keep the compiler busy forever.
  private static let timeout = Duration.seconds(300)
  /// The name for `package` access, which the modules of one build must share.
  static let packageName = "LooselyCoupled"

  let workspace: Workspace
  let runner: ProcessRunner
  let compiler: Compiler
  let log: BuildLog
  /// Counts the modules and programs of a build, including those that are up to date.
  var steps: StepCounter?
  let manifest: Manifest

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
    if let step { log(step) }
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
    if let step = steps?.next("Linking") { log(step) }
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
      + ["-enable-testing", "-parse-as-library", "-swift-version", manifest.language]
      + ["-package-name", Self.packageName, "-D", "SWIFT_PACKAGE", "-D", "DEBUG"]
      + (manifest.target(module.name)?.defaultIsolation.map { ["-default-isolation", $0] } ?? [])
      + target + compiler.testing.compile + module.uses.flatMap { ["-I", $0.folder] }
  }

  private var target: [String] {
    #if os(macOS)
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      return manifest.macOSVersion.map { ["-target", "\(architecture)-apple-macosx\($0)"] } ?? []
    #else
      return []
    #endif
  }

  private func path(_ file: String) -> String { workspace.url(file).path }

  private func run(_ arguments: [String]) throws -> Command.Outcome {
    let outcome = try runner.run(
      Command("swiftc", arguments, in: workspace.root, timeout: Self.timeout),
      observer: { lines, _, _ in lines.forEach { log(.output($0)) } })
    if outcome.end == .timedOut { throw BuildError.timedOut(after: Self.timeout) }
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
    return parts.count == 2 && parts[1].utf8.elementsEqual(inputs.utf8) ? String(parts[0]) : nil
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
