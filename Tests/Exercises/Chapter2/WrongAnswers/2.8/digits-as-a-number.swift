// Wrong: turns a text of digits into a number.
// Must fail with: a text of digits is still a text.

struct Event: CountableEvent {
  let key: String
  let parameters: [String: ReportValue]
}

extension LoginDetail {
  fileprivate var value: ReportValue {
    switch self {
    case .text(let text): Int(text).map(ReportValue.integer) ?? .string(text)
    case .number(let number): .integer(number)
    case .flag(let flag): .boolean(flag)
    }
  }
}

struct Observer: LoginObserver {
  let analytics: Analytics
  func noticed(_ notice: LoginNotice) {
    analytics.count(Event(key: notice.name, parameters: notice.details.mapValues(\.value)))
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Observer(analytics: analytics))
}
