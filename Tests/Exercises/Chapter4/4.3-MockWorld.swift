import FavoritesFeature
import Foundation

struct PowerCut: Error {}

/// What the mock world shows.
let mock = ["en_GB", "0 h", "50520 s", "mock"]

/// Does this in the mock world.
@MainActor
func inMock(_ body: () -> Void) {
  let before = Current
  defer { Current = before }
  Current = .mock
  Current.fileClient.path = { _ in "mock" }
  body()
}

/// What the world shows: its locale, how far it is from Greenwich, its clock and its folder.
@MainActor
func seen() -> [String] {
  [
    Current.locale.identifier, "\(Current.timeZone.secondsFromGMT() / 3_600) h",
    "\(Int(Current.now().timeIntervalSince1970)) s", Current.fileClient.path("primes"),
  ]
}

/// A change of all four.
@MainActor
func german(_ world: inout FavoritePrimesEnvironment) {
  world.locale = Locale(identifier: "de_DE")
  world.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
  world.now = { Date(timeIntervalSince1970: 60) }
  world.fileClient.path = { _ in "german" }
}
