// Wrong: writes all keys in small letters.
// Must fail with: are counted under ["login.tap.help"

extension LoginNotice: CountableEvent {
  package var key: String { name.lowercased() }
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

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: analytics)
}
