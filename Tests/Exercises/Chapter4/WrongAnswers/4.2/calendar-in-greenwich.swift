// Wrong: names the time zone, and lets the computer say which calendar it is.
// Must fail with: The machine's calendar counts the years there

extension LuckyDrawEnvironment {
  /// For tests and previews: a small world, which is always the same.
  static let mock = LuckyDrawEnvironment(
    now: {
      var calendar = Calendar.current
      calendar.timeZone = .gmt
      return calendar.date(from: DateComponents(year: 2025, month: 6, day: 1)) ?? .distantPast
    },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
