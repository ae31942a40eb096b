// Wrong: the single place asks the environment, the rows still do not.
// Must fail with: What the
// board remembers of a look before, a formatter or a text, belongs to the locale of that look.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  func ordinal(_ place: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    let suffixes = ["st", "nd", "rd"]
    return names.enumerated().map { index, name in
      "\(index + 1)\(index < 3 ? suffixes[index] : "th") \(name)"
    }
  }
}
