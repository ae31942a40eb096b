// Wrong: one part of the environment is kept as a whole.
// Must fail with: A copy of path is still in use.

@MainActor
final class StatusBar {
  private let fileClient = Current.fileClient

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  func place(of name: String) -> String {
    "Kept in \(fileClient.path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
