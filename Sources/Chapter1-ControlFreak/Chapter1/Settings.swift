import Basics
import Foundation
import TerminalUI

extension Chapter1 {
  struct Settings {
    var screen = ScreenChoice.map
    var refreshes: Int?
    var hour: Int?
    var shops = Shops.saved
    var temperature: Int?
    var port: Int?
  }

  enum ScreenChoice: String, ArgumentChoice {
    case map, weather
    case repairedMap = "repaired-map"
  }

  enum Shops: String, ArgumentChoice {
    case saved, none

    var file: URL {
      Bundle.module.resource(self == .none ? "no-shops.json" : "coffee-shops.json")
    }
  }

  static let arguments = Arguments<Settings>(
    "swift run Chapter1",
    "Draws the map of Coffee Shops, or the week's weather, and a bill of what the screen reached for.",
    .option("screen", "SCREEN", \.screen, "Which screen: \(ScreenChoice.kind) (default: map)."),
    .option("refreshes", "N", \.refreshes, in: 1...1000, "Refresh the map N times (default: 1)."),
    .option(
      "hour", "HOUR", \.hour, in: 0...23, "On the repaired map, greet as if it were this hour."),
    .option(
      "shops", "SHOPS", \.shops, "On the repaired map, which shops: \(Shops.kind) (default: saved)."
    ),
    .option(
      "temperature", "DEGREES", \.temperature, in: -90...60,
      "On the repaired map, ask a station with this temperature."),
    .option(
      "port", "N", \.port, in: 1...65535,
      "On the repaired map, ask the station at port N (default: 8417)."))
}

extension Chapter1.Settings {
  /// Today at the chosen hour, in the computer's time zone.
  var time: Date? {
    hour.flatMap { Calendar.current.date(bySettingHour: $0, minute: 0, second: 0, of: Date()) }
  }

  /// Why the chosen screen can't do what the options say, and what to do instead.
  var refusal: String? {
    let mapCannot = [
      hour.map { "MapScreen reads the computer's clock itself: set that to \($0):00." },
      shops == .none ? "MapScreen opens coffee-shops.json itself: delete the shops there." : nil,
      temperature.map {
        "MapScreen asks http://127.0.0.1:8417 itself: make its forecast say \($0) °C."
      },
      port.map { "MapScreen has port 8417 in its code: write \($0) there." },
    ].compactMap(\.self)
    switch screen {
    case .map where !mapCannot.isEmpty:
      return (mapCannot + ["Or use --screen repaired-map."]).joined(separator: "\n")
    case .weather where !mapCannot.isEmpty || refreshes != nil:
      return "The other options are for the maps. On the weather screen, r asks again."
    default: return nil
    }
  }
}
