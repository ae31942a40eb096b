// Wrong: English suffixes by the last digit, and a full stop for German.
// Must fail with: A rule by the last digit is not
// enough, and every language has rules of its own.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  func ordinal(_ place: Int) -> String {
    if raceDay.locale.language.languageCode == .german { return "\(place)." }
    switch place % 10 {
    case 1: return "\(place)st"
    case 2: return "\(place)nd"
    case 3: return "\(place)rd"
    default: return "\(place)th"
    }
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
