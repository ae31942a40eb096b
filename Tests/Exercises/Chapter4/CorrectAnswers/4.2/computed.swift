// Correct: made again each time, with a date of a calendar whose time zone is named.

extension LuckyDrawEnvironment {
  static var mock: Self {
    Self(
      now: {
        let noon = DateComponents(
          calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2025, month: 6,
          day: 1, hour: 12)
        return noon.date ?? .distantPast
      },
      drawPosition: { 4 },
      nthPrime: { _ in 7 },
      save: { _ in },
      track: { _ in })
  }
}
