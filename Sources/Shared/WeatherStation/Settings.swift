import TerminalUI

/// What the station's options say.
struct Settings: Equatable {
  /// The port to listen on; 0 takes any that is free.
  var port = 8417
  /// The error status that answers every request for the forecast or for places.
  var status: Int?
  /// How long each answer takes, in seconds.
  var delay = 0.0
  /// Whether the answers are something else than JSON.
  var garbage = false

  /// The station's command line.
  static let arguments = Arguments<Settings>(
    "swift run WeatherStation",
    "Serves the workshop's forecast and places at http://127.0.0.1:8417, as Open-Meteo and Photon would.",
    .option("port", "N", \.port, in: 0...65535, "Listen on port N instead of 8417."),
    .option("status", "CODE", \.status, in: 400...599, "Answer with this error status."),
    .option("delay", "SECONDS", \.delay, in: 0...3600, "Let each answer wait, such as 0.5."),
    .flag("garbage", \.garbage, "Answer with something that is not JSON."))
}
