// Wrong: takes an empty text for one that is missing.
// Must fail with: An empty text, a zero and a false are values, too.

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] {
    details.filter { $0.value != .text("") }.mapValues(\.reported)
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
