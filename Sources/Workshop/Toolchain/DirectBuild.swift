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
/// answer or its tests fails to compile, this returns nil, and the package manager is used instead.
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

  /// Builds an exercise's tests with the staged answer.
  ///
  /// - Returns: nil if the package manager has to do it.
  /// - Throws: `BuildError.timedOut`; `CancellationError`; `CommandError`; an error from the file
  ///   system.
  func build(_ exercise: Exercise, _ log: @escaping BuildLog) throws -> TestBuild? {
    let (number, name) = ("\(exercise.id)", "Chapter\(exercise.id.chapter)Exercises")
    // The entry point, the answer, its tests, and the program.
    let steps = StepCounter(count: 4)
    guard let (support, job) = try support(for: exercise, steps, log) else { return nil }
    let folder = "\(Self.folder)/\(number)"
    let (answers, tests) = (
      "\(Toolchain.answersFolder)/\(exercise.folder)", "Tests/Exercises/\(exercise.folder)"
    )
    let answer = ModuleSources(
      name: name, title: number, folder: folder, files: files(of: exercise, in: answers),
      uses: support.exercises, hasLines: true)
    let test = ModuleSources(
      name: "\(name)Tests", title: "\(number)'s tests", folder: folder,
      files: files(of: exercise, in: tests), uses: support.tests, isImported: false)
    guard !answer.files.isEmpty, !test.files.isEmpty else { return nil }
    let answerModule: Compiled
    switch try job.compile(answer) {
    case .failure(let failure): return self.failure(failure, in: answers)
    case .success(let module): answerModule = module
    }
    let testModule: Compiled
    switch try job.compile(test.using(answerModule)) {
    case .failure(let failure): return self.failure(failure, in: tests)
    case .success(let module): testModule = module
    }
    let objects =
      [testModule, answerModule, support.entry] + support.tests.filter { $0.name != name }
    guard try job.link(objects, into: "\(folder)/tests") else { return nil }
    let program = Command(
      workspace.url("\(folder)/tests").path,
      ["--testing-library", "swift-testing", "--filter", exercise.testFilter], in: workspace.root,
      environment: [
        "ANSWERS": Toolchain.answersFolder, "CHAPTER": number, "SWIFT_BACKTRACE": Self.backtrace,
      ])
    return .built { [workspace, runner] timeout, log in
      try runTests(
        program, of: exercise, timeout: timeout, runner, folder: workspace.url("\(folder)/run"),
        splitsOutput: true, log)
    }
  }

  /// A program that crashes prints the frames of the crashed thread on its standard error. That
  /// takes a few hundredths of a second, and costs nothing if there's no crash (swift,
  /// docs/Backtracing.rst). On a Mac it needs an entitlement that the program doesn't have.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"

  /// The Swift files whose names begin with the exercise's number, or with the chapter's alone.
  private func files(of exercise: Exercise, in folder: String) -> [String] {
    workspace.names(in: folder).filter { name in
      name.hasSuffix(".swift")
        && (name.hasPrefix("\(exercise.id)-") || name.hasPrefix("\(exercise.id.chapter)-"))
    }
    .map { "\(folder)/\($0)" }
  }

  /// Only errors in the answer or its tests count; this way can't tell the reason for others.
  private func failure(_ failure: CompilerJob.Failure, in folder: String) -> TestBuild? {
    let errors = Diagnostic.errors(in: failure.output, of: workspace)
    guard errors.contains(where: { $0.path.hasPrefix("\(folder)/") }) else { return nil }
    return .failed(errors, output: failure.output)
  }

  // MARK: - What the exercises use

  private struct Support {
    let exercises: [Compiled]
    let tests: [Compiled]
    let entry: Compiled
  }

  /// Compiles the modules that the manifest declares for an exercise and its tests; nil if one of
  /// them is more than Swift sources, or there's no compiler.
  private func support(
    for exercise: Exercise, _ steps: StepCounter, _ log: @escaping BuildLog
  ) throws -> (Support, CompilerJob)? {
    try state.withLock { state in
      guard let compiler = try state.compiler ?? Compiler(in: workspace, runner) else { return nil }
      state.compiler = compiler
      let manifest = try manifest(of: exercise.id.chapter, compiler, log)
      let job = CompilerJob(
        workspace: workspace, runner: runner, compiler: compiler, log: log, steps: steps,
        manifest: manifest)
      let name = "Chapter\(exercise.id.chapter)Exercises"
      guard let exercises = manifest.target(name), let tests = manifest.target("\(name)Tests"),
        [exercises, tests].allSatisfy({ $0.isSwiftOnly && !$0.hasResources }),
        let used = manifest.order(of: exercises.dependencies + tests.dependencies, except: name),
        try compile(used, job, &state.current), let entry = try entry(job)
      else { return nil }
      let closure = { [current = state.current] (names: [String]) in
        (manifest.order(of: names, except: name) ?? []).compactMap { current[$0.name] }
      }
      return (
        Support(
          exercises: closure(exercises.dependencies),
          tests: closure(tests.dependencies + exercises.dependencies), entry: entry), job
      )
    }
  }

  /// Compiles modules for a file that imports them.
  ///
  /// - Parameter imports: the imported names. Those that aren't targets of the package are ignored.
  /// - Returns: the compiler options for the file.
  /// - Throws: `BuildError.failed`.
  func interfaces(of imports: Set<String>) throws -> [String] {
    try state.withLock { state in
      guard let compiler = try state.compiler ?? Compiler(in: workspace, runner) else {
        throw ToolchainError.missing(needed: workspace.neededSwift)
      }
      state.compiler = compiler
      let manifest = try describe(nil)
      let names = imports.filter { manifest.target($0) != nil }.sorted()
      let job = CompilerJob(
        workspace: workspace, runner: runner, compiler: compiler, log: { _ in }, manifest: manifest)
      guard let targets = manifest.order(of: names), try compile(targets, job, &state.current)
      else {
        throw BuildError.failed("\(names.joined(separator: ", ")): a module doesn't compile.")
      }
      return ["-swift-version", manifest.language, "-package-name", CompilerJob.packageName]
        + targets.flatMap { ["-I", "\(Self.folder)/modules/\($0.name)"] }
    }
  }

  /// Compiles modules that aren't known to be up to date, concurrently if they don't depend on each
  /// other.
  ///
  /// - Returns: whether all of them compile.
  private func compile(
    _ targets: [Manifest.Target], _ job: CompilerJob, _ current: inout [String: Compiled]
  ) throws -> Bool {
    var rest = targets.filter { current[$0.name] == nil }
    job.steps?.add(rest.count)
    while !rest.isEmpty {
      let waiting = Set(rest.map(\.name))
      let ready = rest.filter { waiting.isDisjoint(with: $0.dependencies) }
      let modules = try ready.map { target in
        let below = job.manifest.order(of: target.dependencies) ?? []
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
    if (try? workspace.text(path)).map({ Data($0.utf8) }) != Data(text.utf8) {
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
  private func manifest(
    of chapter: Int, _ compiler: Compiler, _ log: BuildLog
  ) throws -> Manifest {
    let stamp = Stamp(workspace.url("\(Self.folder)/manifest-\(chapter)"))
    let inputs = compiler.version + (try workspace.text("Package.swift"))
    let file = workspace.url("\(Self.folder)/manifest-\(chapter).json")
    if stamp.id(for: inputs) != nil, let data = try? Data(contentsOf: file),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    {
      return manifest
    }
    log(.step("Reading Package.swift"))
    let manifest = try describe(chapter)
    stamp.remove()
    try FileManager.default.createDirectory(
      at: workspace.url(Self.folder), withIntermediateDirectories: true)
    try JSONEncoder().encode(manifest).write(to: file, options: .atomic)
    _ = try stamp.write(inputs)
    return manifest
  }
}
