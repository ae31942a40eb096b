import CourseModel
import Foundation
import Synchronization

/// Builds the tests of exercises by calling the compiler, without the package manager.
///
/// An exercise is two small modules, its answer and its tests, on top of a few modules that don't
/// change while a learner works. The package manager takes longer to find out what to build than
/// the compiler takes to build it. So this reads from the manifest which modules there are, and
/// compiles those whose inputs have changed: sources, imported modules, options, and the compiler's
/// version. It keeps and compares the whole text of all inputs, so that it never relies on dates.
///
/// If a module needs more than sources, other modules and copied files, or if anything but an
/// answer or its tests fails to compile, this way is unavailable, and the package manager is used
/// instead.
final class DirectBuild: Sendable {
  /// The folder for all products, relative to the workspace's root.
  static let folder = ".build/workshop/direct"

  let workspace: Workspace
  let runner: ProcessRunner
  private let describe: @Sendable (Int?) throws -> Manifest
  /// The compiler, known after the first call, and the modules that are up to date.
  private let state = Mutex((compiler: Compiler?.none, current: [String: Compiled]()))

  init(
    _ workspace: Workspace, _ runner: ProcessRunner,
    describe: @escaping @Sendable (Int?) throws -> Manifest
  ) {
    self.workspace = workspace
    self.runner = runner
    self.describe = describe
  }

  /// Builds tests.
  ///
  /// - Throws: `BuildError.timedOut`; `CancellationError`; `CommandError`; an error from the file
  ///   system.
  func build(_ build: TestBuild, _ log: @escaping BuildLog) throws -> TestBuild.Result {
    guard let compiler = try compiler() else { return .unavailable }
    var job = CompilerJob(workspace: workspace, runner: runner, compiler: compiler, log: log)
    job.timeout = build.timeout
    // The entry point, the answer, its tests, and the program.
    job.steps = StepCounter(count: 4)
    guard let support = try support(for: build, job) else { return .unavailable }
    job.configure(for: support.manifest)
    let folder = Self.folder(of: build)
    let exercises = ModuleSources(
      name: "Chapter\(build.chapter)Exercises", title: build.selection, folder: folder,
      files: workspace.names(in: build.answersFolder).map { "\(build.answersFolder)/\($0)" }
        .filter { build.takes($0) && $0.hasSuffix(".swift") },
      uses: support.exercises, hasLines: true)
    let tests = ModuleSources(
      name: "Chapter\(build.chapter)ExercisesTests", title: "\(build.selection)'s tests",
      folder: folder,
      files: workspace.names(in: build.testsFolder).map { "\(build.testsFolder)/\($0)" }
        .filter { build.takes($0) && $0.hasSuffix(".swift") },
      uses: support.tests, isImported: false)
    guard !exercises.files.isEmpty, !tests.files.isEmpty else { return .unavailable }
    let answers = try job.compile(exercises)
    guard case .success(let answer) = answers else {
      return try failure(answers, in: build.answersFolder)
    }
    let compiled = try job.compile(tests.using(answer))
    guard case .success(let test) = compiled else {
      return try failure(compiled, in: build.testsFolder)
    }
    let objects = [test, answer, support.entry] + support.tests.filter { $0.name != answer.name }
    return try job.link(objects, into: "\(folder)/\(Self.program)") ? .built : .unavailable
  }

  /// Runs the tests that were built.
  ///
  /// - Throws: `CommandError` if they can't be run.
  func run(_ build: TestBuild, _ options: TestRun.Options, _ log: @escaping BuildLog) throws
    -> TestRun
  {
    let command = Command(
      workspace.url("\(Self.folder(of: build))/\(Self.program)").path,
      ["--testing-library", "swift-testing"], in: workspace.root,
      environment: [
        "ANSWERS": TestBuild.answers, "CHAPTER": build.selection,
        "SWIFT_BACKTRACE": Self.backtrace,
      ])
    return try runTests(command, of: build.selection, options, runner, log, splitsOutput: true)
  }

  /// A program that crashes prints the frames of the crashed thread on its standard error. That
  /// takes a few hundredths of a second, and costs nothing if there's no crash (swift,
  /// docs/Backtracing.rst). On a Mac it needs an entitlement that the program doesn't have.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"

  /// Removes the products of these tests, but not the modules that others use.
  func clean(_ build: TestBuild) {
    try? FileManager.default.removeItem(at: workspace.url(Self.folder(of: build)))
  }

  private static let program = "tests"

  private static func folder(of build: TestBuild) -> String { "\(folder)/\(build.selection)" }

  /// Only errors in the answer or its tests count; this way can't tell the reason for others.
  private func failure(
    _ result: Result<Compiled, CompilerJob.Failure>, in folder: String
  ) throws -> TestBuild.Result {
    guard case .failure(let failure) = result else { return .unavailable }
    let errors = Diagnostic.errors(in: failure.output, of: workspace)
    guard errors.contains(where: { $0.path.hasPrefix("\(folder)/") }) else { return .unavailable }
    return .failed(errors, output: failure.output)
  }

  // MARK: - What the exercises use

  private struct Support {
    let manifest: Manifest
    let exercises: [Compiled]
    let tests: [Compiled]
    let entry: Compiled
  }

  /// Compiles the modules that the manifest declares for a chapter's exercises and their tests; nil
  /// if one of them is more than Swift sources.
  private func support(for build: TestBuild, _ job: CompilerJob) throws -> Support? {
    try state.withLock { state -> Support? in
      let manifest = try manifest(of: build.chapter, job)
      let name = "Chapter\(build.chapter)Exercises"
      guard let exercises = manifest.target(name),
        let tests = manifest.target("Chapter\(build.chapter)ExercisesTests"),
        [exercises, tests].allSatisfy({ $0.isSwiftOnly && !$0.hasResources }),
        let used = manifest.order(of: exercises.dependencies + tests.dependencies, except: name)
      else { return nil }
      var job = job
      job.configure(for: manifest)
      guard try compile(used, of: manifest, job, &state.current) else { return nil }
      guard let entry = try entry(job) else { return nil }
      let current = state.current
      let closure = { (names: [String]) in
        (manifest.order(of: names, except: name) ?? []).compactMap { current[$0.name] }
      }
      return Support(
        manifest: manifest, exercises: closure(exercises.dependencies),
        tests: closure(tests.dependencies + exercises.dependencies), entry: entry)
    }
  }

  /// Compiles modules for a file that imports them.
  ///
  /// - Parameter imports: the imported names. Those that aren't targets of the package are ignored.
  /// - Returns: the compiler options for the file.
  /// - Throws: `BuildError.failed`.
  func interfaces(of imports: Set<String>) throws -> [String] {
    guard let compiler = try compiler() else { throw ToolchainError.missing(needed: "6.2") }
    return try state.withLock { state in
      let manifest = try describe(nil)
      let names = imports.filter { manifest.target($0) != nil }.sorted()
      var job = CompilerJob(workspace: workspace, runner: runner, compiler: compiler) { _ in }
      job.configure(for: manifest)
      guard let targets = manifest.order(of: names),
        try compile(targets, of: manifest, job, &state.current)
      else {
        throw BuildError.failed("\(names.joined(separator: ", ")): a module doesn't compile.")
      }
      return ["-swift-version", manifest.language, "-package-name", "workshop"]
        + targets.flatMap { ["-I", "\(Self.folder)/modules/\($0.name)"] }
    }
  }

  /// Compiles modules that aren't known to be up to date, concurrently if they don't depend on each
  /// other.
  ///
  /// - Returns: whether all of them compile.
  private func compile(
    _ targets: [Manifest.Target], of manifest: Manifest, _ job: CompilerJob,
    _ current: inout [String: Compiled]
  ) throws -> Bool {
    var rest = targets.filter { current[$0.name] == nil }
    job.steps?.add(rest.count)
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      let ready = rest.filter { waiting.isDisjoint(with: $0.dependencies) }
      let modules = try ready.map { target in
        let below = manifest.order(of: target.dependencies) ?? []
        return try sources(of: target, using: below.compactMap { current[$0.name] })
      }
      for result in concurrently(modules, { module in Result { try job.compile(module) } }) {
        guard case .success(let compiled) = try result.get() else { return false }
        current[compiled.name] = compiled
      }
      rest.removeAll { target in ready.contains { $0.name == target.name } }
    }
    return true
  }

  private func sources(
    of target: Manifest.Target, using modules: [Compiled]
  ) throws -> ModuleSources {
    let folder = "\(Self.folder)/modules/\(target.name)"
    var files = workspace.files(below: target.path, suffix: ".swift")
    if target.hasResources {
      // The files are read where they are. Foundation accepts any folder as a bundle.
      let place = String(reflecting: workspace.url(target.path).path)
      files.append(
        try write(
          """
          import Foundation
          extension Bundle { static var module: Bundle { Bundle(path: \(place)) ?? .main } }

          """, to: "\(folder)/Bundle+Module.swift"))
    }
    return ModuleSources(name: target.name, folder: folder, files: files, uses: modules)
  }

  /// Writes a file that the compiler needs.
  ///
  /// - Returns: the file's path.
  private func write(_ text: String, to path: String) throws -> String {
    if (try? workspace.text(path)) != text {
      let file = workspace.url(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return path
  }

  /// The program's entry point, as described in swift-testing's Documentation/CMake.md.
  ///
  /// Output is line-buffered, because the lines before a crash are the most informative.
  private func entry(_ job: CompilerJob) throws -> Compiled? {
    let folder = "\(Self.folder)/modules/Entry"
    let text = """
      @preconcurrency import Foundation
      import Testing
      @main struct Entry {
        static func main() async {
          setvbuf(stdout, nil, _IOLBF, 0)
          await Testing.__swiftPMEntryPoint() as Never
        }
      }

      """
    let file = try write(text, to: "\(folder)/Entry.swift")
    let entry = ModuleSources(
      name: "ExerciseTests", folder: folder, files: [file], uses: [],
      isImported: false)
    return try? job.compile(entry).get()
  }

  /// The manifest, which is evaluated again only if it or the compiler has changed.
  private func manifest(of chapter: Int, _ job: CompilerJob) throws -> Manifest {
    let stamp = Stamp(workspace.url("\(Self.folder)/manifest-\(chapter)"))
    let inputs = job.compiler.version + (try workspace.text("Package.swift"))
    let file = workspace.url("\(Self.folder)/manifest-\(chapter).json")
    if stamp.id(for: inputs) != nil, let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    {
      return manifest
    }
    job.log(.step(BuildStep("Reading Package.swift")))
    let manifest = try describe(chapter)
    stamp.remove()
    try FileManager.default.createDirectory(
      at: workspace.url(Self.folder), withIntermediateDirectories: true)
    try JSONEncoder().encode(manifest).write(to: file, options: .atomic)
    _ = try stamp.write(inputs)
    return manifest
  }

  private func compiler() throws -> Compiler? {
    try state.withLock { state in
      if state.compiler == nil { state.compiler = try Compiler(in: workspace, runner) }
      return state.compiler
    }
  }
}

extension TestBuild {
  /// Whether a file belongs to this build: its name begins with the exercise's number or with the
  /// chapter's number alone.
  fileprivate func takes(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("\(exercise.id)-") || name.hasPrefix("\(chapter)-")
  }
}
