// Wrong: a formatter for all looks, with the locale of the first.
// Must fail with: a formatter was kept
// that still has the locale from before.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  private static let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    return formatter
  }()

  func ordinal(_ place: Int) -> String {
    Self.formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
