// Wrong: keeps a formatter for each language.
// Must fail with: A locale is more than its language.

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  private static var formatters: [Locale.LanguageCode?: NumberFormatter] = [:]

  func ordinal(_ place: Int) -> String {
    let language = raceDay.locale.language.languageCode
    if let formatter = Self.formatters[language] {
      return formatter.string(from: place as NSNumber) ?? "\(place)"
    }
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = raceDay.locale
    Self.formatters[language] = formatter
    return formatter.string(from: place as NSNumber) ?? "\(place)"
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
