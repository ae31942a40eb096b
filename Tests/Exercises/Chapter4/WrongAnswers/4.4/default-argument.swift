// Wrong: the default argument of the initializer is still there.
// Must fail with: A copy of path is still in use.

@MainActor
final class StatusBar {
  private let path: @Sendable (_ name: String) -> String

  init(path: @escaping @Sendable (_ name: String) -> String = Current.fileClient.path) {
    self.path = path
  }

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  func place(of name: String) -> String {
    "Kept in \(path(name))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
