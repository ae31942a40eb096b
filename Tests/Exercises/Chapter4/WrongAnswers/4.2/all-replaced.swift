// Wrong: a copy of live in which all five are replaced. A sixth one would be live.
// Must fail with: a sixth one would be live without a warning.

extension LuckyDrawEnvironment {
  static let mock: LuckyDrawEnvironment = {
    var mock = LuckyDrawEnvironment.live
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    mock.drawPosition = { 7 }
    mock.nthPrime = { _ in 17 }
    mock.save = { _ in }
    mock.track = { _ in }
    return mock
  }()
}
