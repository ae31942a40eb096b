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
///   - startup: how long it may take until the first word.
/// - Throws: as `ProcessRunner.run`.
func runTests(
  _ command: Command, _ options: TestRun.Options, _ runner: ProcessRunner,
  _ log: @escaping BuildLog,
  startup: Duration = .seconds(30)
) throws -> TestRun {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("workshop-\(UUID().uuidString).jsonl")
  let stamps = file.deletingPathExtension().appendingPathExtension("stamps")
  for file in [file, stamps] { runner.addTemporary(file) }
  defer { for file in [file, stamps] { runner.removeTemporary(file) } }
  var command = command
  command.environment["WORKSHOP_STAMPS"] = stamps.path
  command.arguments += ["--filter", options.filter]
  command.arguments += ["--event-stream-output-path", file.path, "--event-stream-version", "0"]
  if !options.isParallel { command.arguments.append("--no-parallel") }
  command.outputLimit = options.outputLimit
  if options.capturesOutput {
    // The library's report goes to the standard error.
    command.arguments =
      ["-c", "exec \"$0\" \"$@\" 2>/dev/null", command.program] + command.arguments
    command.program = "/bin/sh"
  }
  log(.step(BuildStep("Running the tests")))
  var deadline = ContinuousClock.now + startup + options.timeout
  var hasBegun = false
  let events = { EventStream((try? Data(contentsOf: file)) ?? Data()) }
  do {
    let outcome = try runner.run(command) { lines, _ in
      lines.forEach { log(.output($0)) }
      let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber
      if !hasBegun, let size, size.intValue > 0 {
        hasBegun = true
        deadline = .now + options.timeout
      }
      if ContinuousClock.now > deadline { throw TimeLimitReached() }
    }
    let events = events()
    // The library says nothing when its report can't be written.
    if outcome.end.isExit, !events.hasRunEnded { try TemporaryFolderError.check() }
    return TestRun(
      events: events, end: TestRun.End(outcome, events), output: outcome.output,
      stamps: readStamps(in: stamps))
  } catch is TimeLimitReached {
    return TestRun(events: events(), end: .timedOut, output: "", stamps: readStamps(in: stamps))
  }
}

/// The stamps of the answers that the tests were built with, by the exercises' numbers.
private func readStamps(in file: URL) -> [String: String] {
  let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
  let pairs = lines.map { $0.split(separator: " ").map(String.init) }.filter { $0.count == 2 }
  return Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
}

private struct TimeLimitReached: Error {}
