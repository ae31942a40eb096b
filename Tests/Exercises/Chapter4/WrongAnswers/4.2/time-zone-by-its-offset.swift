// Wrong: subtracts how far the computer's clock is from Greenwich.
// Must fail with: In processes of their own, each with another time zone and language

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000 - Double(TimeZone.current.secondsFromGMT())) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
