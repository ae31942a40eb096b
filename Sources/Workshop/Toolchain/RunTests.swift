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
///   - startup: how long it may take until the first word.
///   - patience: how long nothing is said, at most.
/// - Throws: as `ProcessRunner.run`.
func runTests(
  _ command: Command, of subject: String, _ options: TestRun.Options, _ runner: ProcessRunner,
  _ log: @escaping BuildLog, startup: Duration = .seconds(30),
  patience: Duration = TestWatch.patience
) throws -> TestRun {
  let file = runner.temporaryFile("jsonl")
  defer { runner.removeTemporary(file) }
  var command = command
  command.arguments += ["--filter", options.filter]
  command.arguments += ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
  if !options.isParallel { command.arguments.append("--no-parallel") }
  command.outputLimit = options.outputLimit
  command.memoryLimit = options.memoryLimit
  command.isContained = true
  if options.capturesOutput {
    // The library's report goes to the standard error.
    command.arguments =
      ["-c", "exec \"$0\" \"$@\" 2>/dev/null", command.program] + command.arguments
    command.program = "/bin/sh"
  }
  var watch = TestWatch(timeout: options.timeout, startup: startup, patience: patience, now: .now)
  let events = { EventStream((try? Data(contentsOf: file)) ?? Data()) }
  do {
    let outcome = try runner.run(command) { lines, _ in
      lines.forEach { log(.output($0)) }
      let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
      switch watch.look(size: size?.intValue ?? 0, now: .now) {
      case .silent: break
      case .news(.starting): log(.waiting("The tests of \(subject) are still starting."))
      case .news(.running):
        log(
          .waiting(
            "A test of \(subject) is still running. It is stopped after "
              + "\(options.timeout.inSeconds)."))
      case .over: throw TimeLimitReached()
      }
    }
    let events = events()
    return TestRun(events: events, end: TestRun.End(outcome, events), output: outcome.output)
  } catch is TimeLimitReached {
    return TestRun(events: events(), end: .timedOut, output: "")
  }
}

private struct TimeLimitReached: Error {}

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
