// Wrong: counts once in the extension and once around it.
// Must fail with: That makes seven notices

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] { details.mapValues(\.reported) }
}

extension LoginDetail {
  fileprivate var reported: ReportValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .integer(number)
    case .flag(let flag): .boolean(flag)
    }
  }
}

extension Analytics: LoginObserver {
  package func noticed(_ notice: LoginNotice) {
    count(notice)
  }
}

struct CountingObserver: LoginObserver {
  let analytics: Analytics

  func noticed(_ notice: LoginNotice) {
    analytics.noticed(notice)
    analytics.count(notice)
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: CountingObserver(analytics: analytics))
}
