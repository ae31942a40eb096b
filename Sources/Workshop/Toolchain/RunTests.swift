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
  let stamps = folder.appendingPathComponent("\(name).stamps")
  [file, print, stamps].forEach(runner.addTemporary)
  defer { [file, print, stamps].forEach(runner.removeTemporary) }
  var command = command
  command.environment["WORKSHOP_STAMPS"] = stamps.path
  command.arguments += ["--filter", options.filter]
  command.arguments += ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
  if !options.isParallel { command.arguments.append("--no-parallel") }
  command.outputLimit = options.outputLimit
  if splitsOutput {
    let script = "umask 077; exec \"$@\" >\"$0\""
    command.arguments = ["-c", script, print.path, command.program] + command.arguments
    command.program = "/bin/sh"
  }
  log(.step(BuildStep("Running the tests")))
  var deadline = ContinuousClock.now + startup + options.timeout
  var hasBegun = false
  let ended = { (end: (EventStream) -> TestRun.End, output: String) in
    let events = EventStream((try? Data(contentsOf: file)) ?? Data())
    let printed = beginning(of: print)
    printed.split(separator: "\n").forEach { log(.output(String($0))) }
    return TestRun(
      events: events, end: end(events), output: output, printed: printed,
      stamps: readStamps(in: stamps))
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
    let run = ended({ TestRun.End(outcome, $0) }, outcome.output)
    // The library says nothing when its report can't be written.
    if outcome.end.isExit, !run.events.hasRunEnded { try TemporaryFolderError.check() }
    return run
  } catch let limit as LimitReached {
    return ended({ _ in limit == .time ? .timedOut : .outputLimitExceeded }, "")
  }
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

private func beginning(of file: URL) -> String {
  let handle = try? FileHandle(forReadingFrom: file)
  defer { try? handle?.close() }
  return String(
    decoding: (try? handle?.read(upToCount: TestRun.printLimit)) ?? Data(), as: UTF8.self)
}
