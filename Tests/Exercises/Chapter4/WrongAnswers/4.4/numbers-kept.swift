// Wrong: remembers how a number is written.
// Must fail with: What is read at one use and kept

@MainActor
final class StatusBar {
  private var texts: [Int: String] = [:]

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    let text = texts[number] ?? number.formatted(.number.locale(Current.locale))
    texts[number] = text
    return text
  }

  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
