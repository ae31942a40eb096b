// Wrong: lists the details of today by name, and loses all others.
// Must fail with: Its parameter "button" is missing. It should be the string "1234".

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] {
    details.filter { ["member", "digits", "staysLoggedIn"].contains($0.key) }
      .mapValues(\.reported)
  }
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
