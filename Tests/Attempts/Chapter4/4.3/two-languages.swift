// Wrong: all rules of English, and of German, and of no other language.
// Must fail with: Hand the locale to a formatter as it
// is, instead of asking which one it is.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  func ordinal(_ place: Int) -> String {
    if raceDay.locale.language.languageCode == .german { return "\(place)." }
    if (11...13).contains(place % 100) { return "\(place)th" }
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
