// Wrong: cuts a long text off.
// Must fail with: A survey's answers are texts of more than 570 characters. One of them has 100

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] { details.mapValues(\.reported) }
}

extension LoginDetail {
  fileprivate var reported: ReportValue {
    switch self {
    case .text(let text): .string(String(text.prefix(100)))
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
