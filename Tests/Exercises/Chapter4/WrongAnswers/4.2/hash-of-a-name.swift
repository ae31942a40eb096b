// Wrong: one position for the whole run, but another one in the next.
// Must fail with: In processes of their own, on machines that differ

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { [position = abs("lucky".hashValue % 1_000_000) + 1] in position },
    nthPrime: { _ in 17 },
    save: { _ in },
    track: { _ in })
}
