// Wrong: a copy of live in which the statistics were forgotten.
// Must fail with: What else it touches when it is used: the statistics.

extension LuckyDrawEnvironment {
  static let mock: LuckyDrawEnvironment = {
    var mock = LuckyDrawEnvironment.live
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    mock.drawPosition = { 7 }
    mock.nthPrime = { _ in 17 }
    mock.save = { _ in }
    return mock
  }()
}
