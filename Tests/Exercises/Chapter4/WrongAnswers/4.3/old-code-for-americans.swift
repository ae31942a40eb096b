// Wrong: leaves the old code for the locale that it was written for.
// Must fail with: and the board writes ["21th", "102th", "1002th"].

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  func ordinal(_ place: Int) -> String {
    if raceDay.locale.identifier == "en_US" {
      switch place {
      case 1: return "1st"
      case 2: return "2nd"
      case 3: return "3rd"
      default: return "\(place)th"
      }
    }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
