// Correct: each property is computed.

@MainActor
final class StatusBar {
  private var timeZone: TimeZone { Current.timeZone }
  private var locale: Locale { Current.locale }
  private var now: Date { Current.now() }
  private var path: (_ name: String) -> String { Current.fileClient.path }

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: timeZone)
    return String(now.formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  func place(of name: String) -> String {
    "Kept in \(path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
