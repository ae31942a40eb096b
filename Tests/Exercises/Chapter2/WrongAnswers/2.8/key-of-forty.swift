// Wrong: cuts a long key off.
// Must fail with: A notice has a name of 430 characters. It is counted under a key of 40

extension LoginNotice: CountableEvent {
  package var key: String { String(name.prefix(40)) }
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
