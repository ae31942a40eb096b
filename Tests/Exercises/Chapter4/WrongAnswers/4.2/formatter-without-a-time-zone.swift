// Wrong: a date is read by a formatter that has no time zone.
// Must fail with: A date made of year, month and day needs a time zone

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      return formatter.date(from: "2025-06-01 12:00") ?? .distantPast
    },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
