import Foundation
import Processes

/// Runs a program that has tests in it, and reads the testing library's event stream.
///
/// The time limit counts from the library's last word: a machine that takes long to start a program
/// or to run a test doesn't make its tests endless. Tests that have news for ever are ended after
/// ten times the limit.
///
/// - Parameters:
///   - command: the program, without the library's arguments.
///   - subject: the exercise or chapter whose tests they are, as messages name it.
///   - options: how to run the tests.
///   - runner: runs it.
///   - splitsOutput: whether what the tests print on their standard output is told apart from the
///     library's report and a crash's message, which come on the standard error. `swift test` mixes
///     both.
///   - startup: how long it may take until the first word.
///   - patience: how long nothing is said, at most.
/// - Throws: as `ProcessRunner.run`.
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
  defer { [file, print, stamps, demonstration].forEach(runner.removeTemporary) }
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
      // Who has tests run one after the other has been told why.
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
    // The library says nothing when its report can't be written.
    if outcome.end.isExit, !run.events.hasRunEnded { try TemporaryFolderError.check() }
    return run
  } catch let limit as LimitReached {
    return ended({ _ in limit == .time ? .timedOut : .outputLimitExceeded }, "")
  }
}

/// The program with the library's arguments.
///
/// - Parameters:
///   - events: where the event stream goes.
///   - print: where the standard output goes; nil for where the standard error goes.
private func testing(
  _ command: Command, _ options: TestRun.Options, events: URL, print: URL?
) -> Command {
  var command = command
  command.arguments += ["--filter", options.filter]
  command.arguments += ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
  if !options.isParallel { command.arguments.append("--no-parallel") }
  command.outputLimit = options.outputLimit
  command.memoryLimit = options.memoryLimit
  command.isContained = true
  if let print {
    let script = "umask 077; exec \"$@\" >\"$0\""
    command.arguments = ["-c", script, print.path, command.program] + command.arguments
    command.program = "/bin/sh"
  }
  return command
}

/// A file that isn't there yet, for the tests to write.
///
/// - Parameter variable: names it in the program's environment; where it does so already, it's that
///   file.
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

/// The stamps of the answers that the tests were built with, by the exercises' numbers.
private func readStamps(in file: URL) -> [String: String] {
  let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
  let pairs = lines.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
  return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
}

private func size(of file: URL) -> UInt64 {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
  return size?.uint64Value ?? 0
}

/// The first bytes of a file as text; empty where it can't be read.
private func beginning(of file: URL, upTo limit: Int) -> String {
  // Opening a pipe would wait for its other end.
  let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
  guard attributes?[.type] as? FileAttributeType == .typeRegular else { return "" }
  let handle = try? FileHandle(forReadingFrom: file)
  defer { try? handle?.close() }
  return String(decoding: (try? handle?.read(upToCount: limit)) ?? Data(), as: UTF8.self)
}

/// Tells from the size of the event stream when a run of tests takes too long.
struct TestWatch {
  /// What there is to do about a run.
  enum Finding: Hashable {
    case silent
    /// Something to tell, once: what it's that takes long.
    case news(Phase)
    /// The limit is reached.
    case over
  }

  enum Phase: Hashable { case starting, running }

  /// How long nothing is said, at most.
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

  /// - Parameter size: how long the event stream is, in bytes.
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
