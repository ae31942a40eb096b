// Wrong: remembers the path of each name.
// Must fail with: a static or a cache, is wrong in another

@MainActor
final class StatusBar {
  private var paths: [String: String] = [:]

  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  func place(of name: String) -> String {
    let path = paths[name] ?? Current.fileClient.path(name)
    paths[name] = path
    return "Kept in \(path)"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
