// Wrong: the format style is kept, and the time zone with it.
// Must fail with: A copy of timeZone is still in use.

@MainActor
final class StatusBar {
  private let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)

  func time() -> String {
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
