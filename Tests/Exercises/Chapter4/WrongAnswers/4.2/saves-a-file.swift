// Wrong: saves the result for real, only in another place.
// Must fail with: The mock touches a file, a setting or a server there

extension LuckyDrawEnvironment {
  static let mock = LuckyDrawEnvironment(
    now: { Date(timeIntervalSince1970: 1_000_000_000) },
    drawPosition: { 7 },
    nthPrime: { _ in 17 },
    save: { lucky in
      let file = URL.temporaryDirectory.appending(path: "lucky-prime-of-a-mock")
      try Data("\(lucky.prime)".utf8).write(to: file)
    },
    track: { _ in })
}
