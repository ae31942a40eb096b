// Wrong: starts from `Current`, which is live where nobody has set it.
// Must fail with: What it touched then: the live environment.

extension LuckyDrawEnvironment {
  @MainActor static let mock: LuckyDrawEnvironment = {
    var mock = LuckyDraw.Current
    mock.now = { Date(timeIntervalSince1970: 1_000_000_000) }
    mock.drawPosition = { 7 }
    mock.nthPrime = { _ in 17 }
    mock.save = { _ in }
    mock.track = { _ in }
    return mock
  }()
}
