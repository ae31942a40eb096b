// Wrong: loses the sign of a number.
// Must fail with: but answered 0, 1,009, 9,007,199,254,740,993, Kept in /.

@MainActor
final class StatusBar {

  func time() -> String {

    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }
  func number(_ number: Int) -> String {
    Int(number.magnitude).formatted(.number.locale(Current.locale))
  }
  func place(of name: String) -> String {

    return "Kept in \(Current.fileClient.path(name))"
  }
}
@MainActor
func makeStatusBar() -> StatusBar { StatusBar() }
