// Wrong: noon, but by the clocks of wherever the computer is.
// Must fail with: A date made of year, month and day needs a time zone

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: {
      let noon = DateComponents(year: 2025, month: 6, day: 1, hour: 12)
      return Calendar.current.date(from: noon) ?? .distantPast
    },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
