// Wrong: knows one prime only, and no other position.
// Must fail with: In a mock, one number for every question is enough.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { position in
      guard position == 7 else { throw CancellationError() }
      return 17
    },
    save: { _ in },
    track: { _ in })
}
