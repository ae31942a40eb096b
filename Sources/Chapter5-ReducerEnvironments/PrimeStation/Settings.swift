import TerminalUI

/// The station's options.
struct Settings: Equatable {
  /// The port to listen on; 0 means any free port.
  var port = 8418
  /// The error status to answer every request with, if any.
  var status: Int?
  /// How long each answer takes, in seconds.
  var delay = 0.5

  /// The station's command line.
  static let arguments = Arguments<Settings>(
    "swift run PrimeStation",
    "Looks up primes at http://127.0.0.1:8418, as Wolfram Alpha would. Ctrl-C stops it.",
    .option("port", "N", \.port, in: 0...65535, "Listen on port N instead of 8418."),
    .option("status", "CODE", \.status, in: 400...599, "Answer with this error status (400–599)."),
    .option(
      "delay", "SECONDS", \.delay, in: 0...3600,
      "Wait this many seconds before each answer (default: 0.5)."))
}
