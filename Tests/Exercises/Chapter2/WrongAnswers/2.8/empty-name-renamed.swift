// Wrong: gives a detail without a name another one.
// Must fail with: Translate all details as they are

private struct Event: CountableEvent {
  let key: String
  let parameters: [String: ReportValue]
}

private struct Bridge: LoginObserver {
  let analytics: Analytics
  func noticed(_ notice: LoginNotice) {
    var parameters: [String: ReportValue] = [:]
    for (name, detail) in notice.details {
      let value: ReportValue =
        switch detail {
        case .text(let text): .string(text)
        case .number(let number): .integer(number)
        case .flag(let flag): .boolean(flag)
        }
      parameters[name.isEmpty ? "unnamed" : name] = value
    }
    analytics.count(Event(key: notice.name, parameters: parameters))
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Bridge(analytics: analytics))
}
