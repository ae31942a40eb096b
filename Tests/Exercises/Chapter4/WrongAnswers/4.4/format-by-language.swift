// Wrong: keeps a format for each language.
// Must fail with: a locale is more than these.

@MainActor
final class StatusBar {
  private var styles: [String: IntegerFormatStyle<Int>] = [:]
  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    let code = Current.locale.language.languageCode?.identifier ?? ""
    let style = styles[code] ?? .number.locale(Current.locale)
    styles[code] = style
    return number.formatted(style)
  }

  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
