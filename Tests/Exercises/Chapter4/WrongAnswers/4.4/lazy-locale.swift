// Wrong: one property is still lazy.
// Must fail with: What is read at the first use and kept, in a lazy property

@MainActor
final class StatusBar {
  private lazy var locale = Current.locale

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
