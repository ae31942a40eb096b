// Wrong: the moment is that of the computer's clock, cut down to its day.
// Must fail with: Something outside of the program decides the answer there: `now: { Calendar.current.startOfDay(for: .now) },`.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Calendar.current.startOfDay(for: .now) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
