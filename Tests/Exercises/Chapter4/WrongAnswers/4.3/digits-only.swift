// Wrong: formats the number in the style for decimals.
// Must fail with: The first five places should end in st, nd, rd, th, th

@MainActor
struct RaceBoard {
  private(set) var names: [String]

  init(names: [String]) {
    self.names = names
  }

  func ordinal(_ place: Int) -> String {
    "\(place.formatted(.number.locale(raceDay.locale)))."
  }

  func lines() -> [String] {
    zip(1..., names).map { "\(ordinal($0)) \($1)" }
  }
}
