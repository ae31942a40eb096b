// Wrong: works out the time with the time zone's distance from Greenwich, and takes today's.
// Must fail with: depends on the date that is shown

/// The last line of Prime Time's window.
@MainActor
final class StatusBar {
  /// What the reader's clock shows, such as "14:02".
  func time() -> String {
    let here = Current.now().addingTimeInterval(Double(Current.timeZone.secondsFromGMT()))
    return String(here.formatted(.iso8601.time(includingFractionalSeconds: false)).prefix(5))
  }

  /// A number in the reader's locale, such as "7,919".
  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  /// Where a file of this name is kept.
  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

/// A status bar. The tests call this function, and then the three methods.
@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
