// Wrong: cuts large numbers.
// Must fail with: Translate all details as they are

private struct Event: CountableEvent {
  let key: String
  let parameters: [String: ReportValue]
}

private struct Bridge: LoginObserver {
  let analytics: Analytics
  func noticed(_ notice: LoginNotice) {
    analytics.count(
      Event(
        key: notice.name,
        parameters: notice.details.mapValues {
          switch $0 {
          case .text(let text): .string(text)
          case .number(let number): .integer(Int(Int32(clamping: number)))
          case .flag(let flag): .boolean(flag)
          }
        }))
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Bridge(analytics: analytics))
}
