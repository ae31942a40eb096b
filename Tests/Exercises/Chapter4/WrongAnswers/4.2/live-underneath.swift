// Wrong: the prime and the file come from live, and only their errors are caught.
// Must fail with: closure calls the live environment.

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { position in (try? live.nthPrime(position)) ?? 17 },
    save: { lucky in try? live.save(lucky) },
    track: { _ in })
}
