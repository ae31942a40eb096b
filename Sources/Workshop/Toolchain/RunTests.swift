import CourseModel
import Foundation

/// Runs a test program, and reads what it leaves in a folder: the testing library's event stream,
/// the stamp of the answer and, on request, what the tests print.
///
/// The timeout counts from the library's last event: a machine that is slow to start a program or
/// a test doesn't make a run look endless. Tests that keep producing events are stopped after ten
/// times the timeout.
///
/// - Parameters:
///   - command: the program. `swift test` passes the library's arguments on to it.
///   - exercise: the exercise that the tests belong to, for messages.
///   - timeout: how long the run may go on without an event from a test.
///   - runner: runs it.
///   - folder: the folder for its files; what's in it is removed first. The environment variable
///     `WORKSHOP_RUN` names it, always with the same value, since another one would have the
///     package manager evaluate the manifest again.
///   - splitsOutput: whether to separate the tests' standard output from the library's report and a
///     crash's message, which are on the standard error. `swift test` mixes both.
///   - startup: the time limit until the first event, besides the timeout.
/// - Throws: the same errors as `ProcessRunner.run`; an error from the file system.
func runTests(
  _ command: Command, of exercise: Exercise, timeout: Duration, _ runner: ProcessRunner,
  folder: URL, splitsOutput: Bool = false, startup: Duration = .seconds(30),
  _ log: @escaping BuildLog
) throws -> TestRun {
  let files = FileManager.default
  try? files.removeItem(at: folder)
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  // A copy of the workspace would wait for the pipe's other end.
  defer { try? files.removeItem(at: folder) }
  let file = { (name: String) in folder.appendingPathComponent(name) }
  let (events, printed) = (file("events.jsonl"), file("printed.txt"))
  // The package manager starts the tests in a group of their own, and they must end all the same.
  // A file system without such pipes is no reason not to run them.
  let lifeline = try? Lifeline(at: file("lifeline"))
  defer { withExtendedLifetime(lifeline) {} }
  let command = testing(command, events, printed: splitsOutput ? printed : nil, folder)
  log(.step("Running the tests"))
  var watch = TestWatch(timeout: timeout, startup: startup, now: .now)
  let end: (EventStream) -> TestRun.End
  var output = ""
  do {
    let outcome = try runner.run(command) { lines, outputSize, process in
      if max(outputSize, size(of: printed)) > TestRun.outputLimit << 20 {
        throw LimitReached.output
      }
      lines.forEach { log(.output($0)) }
      if memory(of: process) > UInt64(TestRun.memoryLimit) << 30 { throw LimitReached.memory }
      switch watch.look(size: size(of: events), now: .now) {
      case .silent: break
      case .over: throw LimitReached.time
      case .isLate:
        log(
          .waiting(
            "A test of \(exercise.id) is still running. It is stopped after "
              + "\(timeout.inSeconds)."))
      }
    }
    output = outcome.output
    end = { TestRun.End(outcome, $0) }
  } catch let limit as LimitReached {
    end = { _ in limit.end }
  }
  let stream = EventStream((try? Data(contentsOf: events)) ?? Data())
  let text = tail(of: printed, limit: TestRun.printLimit)
  text.split(separator: "\n", omittingEmptySubsequences: false).forEach { log(.output(String($0))) }
  // A line "3.2 9f86d081884c7d65".
  let stamps = beginning(of: file("stamps"), upTo: 1 << 10).split(separator: "\n")
  return TestRun(
    events: stream, end: end(stream), output: output, printed: text,
    stamp: stamps.last { $0.hasPrefix("\(exercise.id) ") }.map {
      String($0.dropFirst("\(exercise.id) ".count))
    } ?? "")
}

private enum LimitReached: Error {
  case time, output, memory

  var end: TestRun.End {
    switch self {
    case .time: .timedOut
    case .output: .outputLimitExceeded
    case .memory: .memoryLimitExceeded
    }
  }
}

/// Adds the library's arguments to a program.
///
/// - Parameter printed: the file for the standard output; nil to keep it with the standard error.
private func testing(
  _ command: Command, _ events: URL, printed: URL?, _ folder: URL
) -> Command {
  var command = command
  command.environment["WORKSHOP_RUN"] = folder.path
  command.arguments += [
    "--no-parallel", "--event-stream-output-path", events.path, "--event-stream-version", "0",
  ]
  if let printed {
    command.arguments =
      ["-c", "exec \"$@\" >\"$0\"", printed.path, command.program]
      + command.arguments
    command.program = "/bin/sh"
  }
  return command
}

private func size(of file: URL) -> Int {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
  return size?.intValue ?? 0
}

/// The first bytes of a file as text; empty if it can't be read.
private func beginning(of file: URL, upTo limit: Int) -> String {
  guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
  defer { try? handle.close() }
  return String(decoding: (try? handle.read(upToCount: limit)) ?? Data(), as: UTF8.self)
}

/// The last bytes of a file as text; empty if it can't be read.
private func tail(of file: URL, limit: Int) -> String {
  guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
  defer { try? handle.close() }
  try? handle.seek(toOffset: UInt64(max(0, size(of: file) - limit)))
  return String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self)
}

/// Detects from the size of the event stream when a run of tests takes too long. Its clock stops
/// while the computer sleeps.
struct TestWatch {
  /// What to do about a run.
  enum Finding: Hashable {
    case silent
    /// A test takes longer than usual, which is reported once.
    case isLate
    /// The timeout has been reached.
    case over
  }

  /// The maximum time without a message to the user.
  private static let patience = Duration.seconds(2)

  private let timeout: Duration
  private let startup: Duration
  private var size = 0
  private var start: SuspendingClock.Instant
  private var lastEvent: SuspendingClock.Instant
  private var isTold = false

  init(timeout: Duration, startup: Duration, now: SuspendingClock.Instant) {
    self.timeout = timeout
    self.startup = startup
    (start, lastEvent) = (now, now)
  }

  /// - Parameter size: the size of the event stream, in bytes.
  mutating func look(size: Int, now: SuspendingClock.Instant) -> Finding {
    if size > self.size {
      if self.size == 0 { start = now }
      (self.size, lastEvent) = (size, now)
    }
    let silence = now - lastEvent
    if size == 0 { return silence > startup + timeout ? .over : .silent }
    if silence > timeout || now - start > timeout * 10 { return .over }
    if silence <= Self.patience || isTold { return .silent }
    isTold = true
    return .isLate
  }
}
