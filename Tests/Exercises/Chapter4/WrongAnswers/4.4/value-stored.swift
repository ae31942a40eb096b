// Wrong: the locale is still stored, since it is a value and not a closure.
// Must fail with: A copy of locale is still in use.

@MainActor
final class StatusBar {
  private let locale = Current.locale

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
