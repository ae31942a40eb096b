// Wrong: the machine's locale decides.
// Must fail with: Something outside of the program decides the

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_780_000_000 + Double(Locale.current.identifier.count)) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
