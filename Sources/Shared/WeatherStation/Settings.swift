import TerminalUI

/// The values of the station's options.
struct Settings: Equatable {
  /// The port to listen on, or 0 for any free port.
  var port = 8417
  /// The error status that answers every request for forecasts or places.
  var status: Int?
  /// The delay of each answer, in seconds.
  var delay = 0.0
  /// Whether to answer with something that isn't JSON.
  var garbage = false
  /// Whether some forecasts are late: see `LateAnswers`.
  var late = false

  /// The station's command line.
  static let arguments = Arguments<Settings>(
    "swift run WeatherStation",
    """
    Serves the workshop's forecasts and places at http://127.0.0.1:8417, the way Open-Meteo and \
    Photon, the place-name service, would.
    """,
    .option(
      "port", "N", \.port, in: 0...65535, "Listen on port N instead of 8417; 0 takes a free one."),
    .option(
      "status", "CODE", \.status, in: 400...599, "Answer with this error status, such as 503."),
    .option(
      "delay", "SECONDS", \.delay, in: 0...3600,
      "Wait this long before each answer, for example 0.5."),
    .flag("garbage", \.garbage, "Answer with something that isn't JSON."),
    .flag(
      "late", \.late,
      """
      Answer a forecast request 3 seconds late and 20 degrees colder. Those that come in the \
      meantime are answered at once, as always.
      """))
}
