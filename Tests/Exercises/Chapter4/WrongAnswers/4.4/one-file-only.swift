// Wrong: asks for the one file that it knows.
// Must fail with: Pass every argument on unchanged.

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
    "Kept in \(Current.fileClient.path("favourite-primes.json"))"
  }
}

@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
