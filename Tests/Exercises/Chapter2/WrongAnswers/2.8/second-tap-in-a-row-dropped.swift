// Wrong: takes the same notice twice in a row for a slip of the finger.
// Must fail with: One of the two taps on Help in a row is missing.

private struct Event: CountableEvent {
  let notice: LoginNotice
  var key: String { notice.name }
  var parameters: [String: ReportValue] {
    notice.details.mapValues {
      switch $0 {
      case .text(let text): .string(text)
      case .number(let number): .integer(number)
      case .flag(let flag): .boolean(flag)
      }
    }
  }
}

private final class Bridge: LoginObserver, @unchecked Sendable {
  let analytics: Analytics
  private var last: LoginNotice?
  init(_ analytics: Analytics) { self.analytics = analytics }
  func noticed(_ notice: LoginNotice) {
    defer { last = notice }
    if notice != last { analytics.count(Event(notice: notice)) }
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Bridge(analytics))
}
