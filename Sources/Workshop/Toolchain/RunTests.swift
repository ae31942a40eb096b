import Foundation
import Processes

/// Runs a program that has tests in it, and reads the testing library's event stream.
///
/// The time limit counts from the library's first word: a machine that takes long to start a program
/// doesn't make its tests endless.
///
/// - Parameters:
///   - command: the program, without the library's arguments.
///   - options: how to run the tests.
///   - runner: runs it.
///   - splitsOutput: whether what the tests print on their standard output is told apart from the
///     library's report and a crash's message, which come on the standard error. `swift test` mixes
///     both.
///   - startup: how long it may take until the first word.
/// - Throws: as `ProcessRunner.run`.
func runTests(
  _ command: Command, _ options: TestRun.Options, _ runner: ProcessRunner,
  _ log: @escaping BuildLog,
  splitsOutput: Bool = false, startup: Duration = .seconds(30)
) throws -> TestRun {
  let name = "workshop-\(UUID().uuidString)"
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("\(name).jsonl")
  let print = folder.appendingPathComponent("\(name).print")
  [file, print].forEach(runner.addTemporary)
  defer { [file, print].forEach(runner.removeTemporary) }
  let command = testing(command, options, events: file, print: splitsOutput ? print : nil)
  var deadline = ContinuousClock.now + startup + options.timeout
  var hasBegun = false
  let ended = { (end: (EventStream) -> TestRun.End, output: String) in
    let events = EventStream((try? Data(contentsOf: file)) ?? Data())
    let printed = beginning(of: print)
    printed.split(separator: "\n").forEach { log(.output(String($0))) }
    return TestRun(events: events, end: end(events), output: output, printed: printed)
  }
  do {
    let outcome = try runner.run(command) { lines, _ in
      lines.forEach { log(.output($0)) }
      if size(of: print) > options.outputLimit { throw LimitReached.output }
      if !hasBegun, size(of: file) > 0 {
        hasBegun = true
        deadline = .now + options.timeout
      }
      if ContinuousClock.now > deadline { throw LimitReached.time }
    }
    return ended({ TestRun.End(outcome, $0) }, outcome.output)
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
  if let print {
    let script = "umask 077; exec \"$@\" >\"$0\""
    command.arguments = ["-c", script, print.path, command.program] + command.arguments
    command.program = "/bin/sh"
  }
  return command
}

private enum LimitReached: Error {
  case time, output
}

private func size(of file: URL) -> UInt64 {
  let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
  return size?.uint64Value ?? 0
}

private func beginning(of file: URL) -> String {
  let handle = try? FileHandle(forReadingFrom: file)
  defer { try? handle?.close() }
  return String(
    decoding: (try? handle?.read(upToCount: TestRun.printLimit)) ?? Data(), as: UTF8.self)
}
