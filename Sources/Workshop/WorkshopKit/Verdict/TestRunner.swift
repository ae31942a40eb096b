import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the tests of exercises and turns the event stream into verdicts.
struct TestRunner {
  let workspace: Workspace
  /// The folder with the built products.
  let products: URL
  /// Variables for the test process, such as ANSWERS.
  let environment: [String: String?]
  /// How long one run may take.
  let timeout: Duration
  /// Is told what the tests print while they run.
  var report: @Sendable (ToolNews) -> Void = { _ in }
  /// Whether to find out what each test prints, which takes more runs.
  let collectsOutput: Bool

  /// How much a run may print, in megabytes.
  static let megabytes = 32

  /// Runs what a builder has built.
  init(_ builder: Builder, timeout: Duration, collectsOutput: Bool) {
    workspace = builder.workspace
    products = builder.products
    environment = builder.environment
    self.timeout = timeout
    self.collectsOutput = collectsOutput
  }

  /// Runs the suites of exercises, and gives each its verdict.
  ///
  /// All suites run at once. If the process crashes or does not end, each suite that was
  /// not through runs again alone, so that one exercise cannot spoil another's result.
  ///
  /// - Parameter observe: is told what became of each exercise's tests, one by one.
  func verdicts(
    of exercises: [Exercise], observe: (Exercise, [TestObservation]) -> Void = { _, _ in }
  ) throws -> [Exercise: Verdict] {
    let run = try run(exercises, parallel: true)
    let suites = exercises.map { ($0, SuiteResult(of: $0, in: run.events)) }
    let unfinished = suites.flatMap(\.1.unfinished)
    var observations: [Exercise: [TestObservation]] = [:]
    var verdicts: [Exercise: Verdict] = [:]
    for (exercise, suite) in suites {
      if run.end == .exited || suite.isThrough {
        verdicts[exercise] = suite.verdict
        observations[exercise] = suite.observations
      } else if unfinished.count == 1, let culprit = suite.unfinished.first {
        verdicts[exercise] = verdict(on: culprit, run)
        observations[exercise] = suite.observations
      } else {
        verdicts[exercise] = try verdictAlone(exercise) { observations[exercise] = $0 }
      }
    }
    if collectsOutput { observations = try withOutput(observations) }
    for (exercise, tests) in observations { observe(exercise, tests) }
    // The library's own exit code has the last word: it saw a failure that the stream lacks.
    if run.failed, verdicts.values.allSatisfy(\.isSolved) {
      return verdicts.mapValues { _ in
        .notRun(
          "The tests ended with a failure that none of them has reported. Run them with "
            + "`swift test` to see more.")
      }
    }
    return verdicts
  }

  /// One test after the other, so that the first one that is not through is the culprit.
  private func verdictAlone(
    _ exercise: Exercise, observe: ([TestObservation]) -> Void
  ) throws -> Verdict {
    let run = try run([exercise], parallel: false)
    let suite = SuiteResult(of: exercise, in: run.events)
    observe(suite.observations)
    if run.end == .exited || suite.isThrough { return suite.verdict }
    return verdict(on: suite.unfinished.first ?? "a test of \(exercise.id)", run)
  }

  private func verdict(on culprit: String, _ run: Run) -> Verdict {
    switch run.end {
    case .timedOut: .endless(test: culprit, limit: .time(timeout))
    case .flooded: .endless(test: culprit, limit: .output(Self.megabytes))
    case .exited, .crashed:
      .crashed(test: culprit, message: Self.crashMessage(in: run.output, signal: run.signal))
    }
  }

  private struct Run {
    enum End { case exited, crashed, timedOut, flooded }
    let events: EventStream
    let end: End
    /// The number of the signal that ended it, if one did.
    let signal: Int32?
    /// Whether the library itself says that a test failed.
    let failed: Bool
    let output: String
  }

  private func run(_ exercises: [Exercise], parallel: Bool) throws -> Run {
    let stream = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-\(UUID().uuidString).jsonl")
    Children.add(stream)
    defer { Children.remove(stream) }
    var arguments = [
      "--event-stream-output-path", stream.path, "--event-stream-version", "0",
      "--filter", Self.filter(of: exercises),
    ]
    if !parallel { arguments.append("--no-parallel") }
    var command = try command(arguments)
    command.outputLimit = UInt64(Self.megabytes) << 20
    let outcome = try command.run { lines, _ in
      for line in lines { report(.output(line)) }
    }
    let events = EventStream((try? Data(contentsOf: stream)) ?? Data())
    let end: Run.End =
      switch outcome.end {
      case .timedOut: .timedOut
      case .flooded: .flooded
      // Swift Testing's own codes: all passed, some failed, none found.
      case .exit(0), .exit(1), .exit(69): .exited
      case .exit, .signal: .crashed
      }
    let signal: Int32? = if case .signal(let number) = outcome.end { number } else { nil }
    return Run(
      events: events, end: end, signal: signal, failed: outcome.end == .exit(1),
      output: outcome.output)
  }

  /// A pattern of the identifiers of all their tests.
  static func filter(of exercises: [Exercise]) -> String {
    let suites = exercises.map { "Chapter\($0.id.chapter)Tests\\.\($0.id.suite)/" }
    return "^(\(suites.joined(separator: "|")))"
  }

  /// On Linux the test product is a program of its own, and starting it directly saves
  /// half a second; on Apple platforms it is a bundle that `swift test` must load.
  func command(_ arguments: [String]) throws -> Command {
    var environment = environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    #if os(macOS)
      return Command(
        "swift",
        ["test", "--skip-build", "--disable-xctest", "--scratch-path", Builder.scratchPath]
          + arguments,
        in: workspace.root, environment: environment, timeout: timeout)
    #else
      let names = try FileManager.default.contentsOfDirectory(atPath: products.path)
      guard let name = names.first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
        throw BuildError.noTestProduct(products.path)
      }
      return Command(
        products.appendingPathComponent(name).path,
        ["--testing-library", "swift-testing"] + arguments,
        in: workspace.root, environment: environment, timeout: timeout)
    #endif
  }

  /// The line that says why, from a crashed process's output; and where, if that is in an exercise.
  static func crashMessage(in output: String, signal: Int32? = nil) -> String {
    let lines = output.split(separator: "\n").map(String.init)
    let telling = lines.last { $0.contains("Fatal error") || $0.contains("fatalError") }
    guard let telling else {
      let name = signal.flatMap { strsignal($0) }.map { ", by a signal: \(String(cString: $0))" }
      return "The process ended without a message\(name ?? "")."
    }
    let reason = telling.firstRange(of: /Fatal error(: )?/).map { telling[$0.lowerBound...] }
    let place = telling.firstMatch(of: #/(\d+\.\d+-\w+\.swift:\d+): /#).map { " (\($0.1))" }
    return "\(reason ?? telling[...])\(place ?? "")"
  }
}
