// Wrong: the static was forgotten.
// Must fail with: A copy of timeZone is still in use.

@MainActor
final class StatusBar {
  private static let timeZone = Current.timeZone

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Self.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
