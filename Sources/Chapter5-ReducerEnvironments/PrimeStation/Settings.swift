import TerminalUI

/// What the station's options say.
struct Settings: Equatable {
  /// The port to listen on; 0 takes any that is free.
  var port = 8418
  /// The error status that answers every question.
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
