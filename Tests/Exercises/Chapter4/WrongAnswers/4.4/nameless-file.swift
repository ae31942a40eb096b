// Wrong: doesn't ask the file client for a name without a letter.
// Must fail with: Pass on every number and every name as it is

@MainActor
final class StatusBar {

  func time() -> String {

    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }
  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }
  func place(of name: String) -> String {
    if name.isEmpty { return "Kept nowhere" }
    return "Kept in \(Current.fileClient.path(name))"
  }
}
@MainActor
func makeStatusBar() -> StatusBar { StatusBar() }
