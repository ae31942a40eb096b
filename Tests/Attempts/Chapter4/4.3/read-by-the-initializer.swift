// Wrong: reads the locale when the board is made.
// Must fail with: not the one that raceDay had when the board was made.

@MainActor
struct RaceBoard {
  private(set) var names: [String]
  private let locale: Locale

  init(names: [String]) {
    self.names = names
    locale = raceDay.locale
  }

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
