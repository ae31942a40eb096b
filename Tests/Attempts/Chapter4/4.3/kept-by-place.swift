// Wrong: keeps the text of each place, whoever asked for it.
// Must fail with: A cache whose key is only the place finds what another
// reader has read.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  private static var texts: [Int: String] = [:]

  func ordinal(_ place: Int) -> String {
    if let text = Self.texts[place] { return text }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    let text = formatter.string(from: place as NSNumber) ?? "\(place)"
    Self.texts[place] = text
    return text
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
