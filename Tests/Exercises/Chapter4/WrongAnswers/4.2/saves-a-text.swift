// Wrong: saves the result for real, as a text.
// Must fail with: The mock touches a file, a setting or a server there

extension LuckyDrawEnvironment {
  /// For tests and previews: a small world, which is always the same.
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { lucky in
      try "\(lucky.prime)".write(
        toFile: NSTemporaryDirectory() + "lucky-prime-of-a-mock", atomically: true, encoding: .utf8)
    },
    track: { _ in })
}
