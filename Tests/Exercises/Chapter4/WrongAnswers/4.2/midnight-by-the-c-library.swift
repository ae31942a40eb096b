// Wrong: asks the C library for the time, and cuts it down to the day.
// Must fail with: Something outside of the program decides the answer there: `now: { Date(timeIntervalSince1970: Double(time(nil)

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: Double(time(nil) / 86_400 * 86_400)) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
