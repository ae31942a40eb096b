import FavoritesFeature
import Foundation

struct PowerCut: Error {}

/// What the mock world shows.
let mock = ["en_GB", "0 h", "50520 s"]

/// Does this in the mock world.
@MainActor
func inMock(_ body: () -> Void) {
  let before = Current
  defer { Current = before }
  Current = .mock
  body()
}

/// What the world shows: its locale, how far it is from Greenwich, and its clock.
@MainActor
func seen() -> [String] {
  [
    Current.locale.identifier, "\(Current.timeZone.secondsFromGMT() / 3_600) h",
    "\(Int(Current.now().timeIntervalSince1970)) s",
  ]
}

/// A change of all three.
@MainActor
func german(_ world: inout FavoritePrimesEnvironment) {
  world.locale = Locale(identifier: "de_DE")
  world.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
  world.now = { Date(timeIntervalSince1970: 60) }
}
