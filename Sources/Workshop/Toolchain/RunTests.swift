import Foundation

/// Runs a test program, and reads the testing library's event stream.
///
/// The timeout counts from the library's last event: a machine that is slow to start a program or
/// a test doesn't make a run look endless. Tests that keep producing events are stopped after ten
/// times the timeout.
///
/// - Parameters:
///   - command: the program, without the library's arguments.
///   - subject: the exercise or chapter that the tests belong to, as messages show it.
///   - options: how to run the tests.
///   - runner: runs it.
///   - splitsOutput: whether to separate the tests' standard output from the library's report and a
///     crash's message, which are on the standard error. `swift test` mixes both.
///   - startup: the time limit until the first event.
///   - patience: the maximum time without a message to the user.
/// - Throws: the same errors as `ProcessRunner.run`.
func runTests(
  _ command: Command, of subject: String, _ options: TestRun.Options, _ runner: ProcessRunner,
  _ log: @escaping BuildLog, splitsOutput: Bool = false, startup: Duration = .seconds(30),
  patience: Duration = TestWatch.patience
) throws -> TestRun {
  let file = runner.temporaryFile("jsonl")
  let print = runner.temporaryFile("print")
  var command = testing(command, options, events: file, print: splitsOutput ? print : nil)
  let stamps = named("WORKSHOP_STAMPS", for: &command, runner)
  let demonstration = named("WORKSHOP_DEMONSTRATION", for: &command, runner)
  let lifeline = named("WORKSHOP_LIFELINE", for: &command, runner)
  defer { [file, print, stamps, demonstration, lifeline].forEach(runner.removeTemporary) }
  // The package manager starts the tests in a group of their own, and they must end all the same.
  // A file system without such pipes is no reason not to run them.
  let line = try? Lifeline(at: lifeline)
  defer { withExtendedLifetime(line) {} }
  log(.step(BuildStep(options.isParallel ? "Running the tests" : "Running the tests one by one")))
  var watch = TestWatch(timeout: options.timeout, startup: startup, patience: patience, now: .now)
  let ended = { (end: (EventStream) -> TestRun.End, output: String) in
    let events = EventStream((try? Data(contentsOf: file)) ?? Data())
    let printed = beginning(of: print, upTo: TestRun.printLimit)
    printed.split(separator: "\n").forEach { log(.output(String($0))) }
    return TestRun(
      events: events, end: end(events), output: output, printed: printed,
      stamps: readStamps(in: stamps),
      demonstration: beginning(of: demonstration, upTo: TestRun.demonstrationLimit))
  }
  do {
    let outcome = try runner.run(command) { lines, _ in
      lines.forEach { log(.output($0)) }
      if size(of: print) > options.outputLimit { throw LimitReached.output }
      switch watch.look(size: Int(size(of: file)), now: .now) {
      case .silent: break
      case .news(.starting): log(.waiting("The tests of \(subject) are still starting."))
      // If tests run one by one, the user already knows why.
      case .news(.running) where !options.isParallel: break
      case .news(.running):
        log(
          .waiting(
            "A test of \(subject) is still running. It is stopped after "
              + "\(options.timeout.inSeconds)."))
      case .over: throw LimitReached.time
      }
    }
    let run = ended({ TestRun.End(outcome, $0) }, outcome.output)
    // The library doesn't report it if its event stream can't be written.
    if outcome.end.isExit, !run.events.hasRunEnded { try TemporaryFolderError.check() }
    return run
  } catch let limit as LimitReached {
    return ended({ _ in limit == .time ? .timedOut : .outputLimitExceeded }, "")
  }
}

/// Adds the library's arguments to a program.
///
/// - Parameters:
///   - events: the file for the event stream.
///   - print: the file for the standard output; nil to keep it with the standard error.
private func testing(
  _ command: Command, _ options: TestRun.Options, events: URL, print: URL?
) -> Command {
  var command = command
  command.arguments += ["--filter", options.filter]
  command.arguments += ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
  if !options.isParallel { command.arguments.append("--no-parallel") }
  command.outputLimit = options.outputLimit
  command.memoryLimit = options.memoryLimit
  if let print {
    let script = "umask 077; exec \"$@\" >\"$0\""
    command.arguments = ["-c", script, print.path, command.program] + command.arguments
    command.program = "/bin/sh"
  }
  return command
}

/// A file, not created yet, for the tests to write.
///
/// - Parameter variable: the environment variable that tells the program the path. If it's already
///   set, that path is used.
private func named(_ variable: String, for command: inout Command, _ runner: ProcessRunner) -> URL {
  let file =
    (command.environment[variable] ?? nil).map { URL(fileURLWithPath: $0) }
    ?? runner.temporaryFile("txt")
  runner.removeTemporary(file)
  command.environment[variable] = file.path
  return file
}

private enum LimitReached: Error {
  case time, output
}

/// The stamps of the answers that the tests were built with, by exercise number.
private func readStamps(in file: URL) -> [String: String] {
  let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
  let pairs = lines.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
  return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
}

private func size(of file: URL) -> UInt64 {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
  return size?.uint64Value ?? 0
}

/// The first bytes of a file as text; empty if it can't be read.
private func beginning(of file: URL, upTo limit: Int) -> String {
  // Opening a pipe would block until its other end is open.
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  guard attributes?[.type] as? FileAttributeType == .typeRegular else { return "" }
  let handle = try? FileHandle(forReadingFrom: file)
  defer { try? handle?.close() }
  return String(decoding: (try? handle?.read(upToCount: limit)) ?? Data(), as: UTF8.self)
}

/// Detects from the size of the event stream when a run of tests takes too long.
struct TestWatch {
  /// What to do about a run.
  enum Finding: Hashable {
    case silent
    /// Something to tell the user, once: what is taking so long.
    case news(Phase)
    /// The timeout has been reached.
    case over
  }

  enum Phase: Hashable { case starting, running }

  /// The maximum time without a message to the user.
  static let patience = Duration.seconds(2)

  private let timeout: Duration
  private let startup: Duration
  private let patience: Duration
  private var size = 0
  private var start: ContinuousClock.Instant
  private var lastEvent: ContinuousClock.Instant
  private var told: Set<Phase> = []

  init(
    timeout: Duration, startup: Duration, patience: Duration = patience,
    now: ContinuousClock.Instant
  ) {
    self.timeout = timeout
    self.startup = startup
    self.patience = patience
    (start, lastEvent) = (now, now)
  }

  /// - Parameter size: the size of the event stream, in bytes.
  mutating func look(size: Int, now: ContinuousClock.Instant) -> Finding {
    if size > self.size {
      if self.size == 0 { start = now }
      (self.size, lastEvent) = (size, now)
    }
    let phase: Phase = size == 0 ? .starting : .running
    let silence = now - lastEvent
    let limit = phase == .starting ? startup + timeout : timeout
    if silence > limit || phase == .running && now - start > timeout * 10 { return .over }
    guard silence > patience, told.insert(phase).inserted else { return .silent }
    return .news(phase)
  }
}
