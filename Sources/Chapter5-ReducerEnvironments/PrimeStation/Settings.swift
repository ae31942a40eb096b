import TerminalUI

/// The station's options.
struct Settings {
  /// The port to listen on; 0 means any free port.
  var port = 8418
  /// How long each answer takes, in seconds.
  var delay = 0.5

  /// The station's command line.
  static let arguments = Arguments<Settings>(
    "swift run PrimeStation",
    "Looks up primes at http://127.0.0.1:8418, as Wolfram Alpha would. Ctrl-C stops it.",
    .option("port", "N", \.port, in: 0...65535, "Listen on port N instead of 8418."),
    .option(
      "delay", "SECONDS", \.delay, in: 0...3600,
      "Wait this many seconds before each answer (default: 0.5)."))
}
