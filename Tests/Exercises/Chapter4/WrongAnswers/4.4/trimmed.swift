// Wrong: takes the spaces from the ends of the name.
// Must fail with: Don't tidy up a name, not even an unusual one

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
    "Kept in \(Current.fileClient.path(name.trimmingCharacters(in: .whitespaces)))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar { StatusBar() }
