// Wrong: takes 25 details at most.
// Must fail with: A survey has 60 answers, and the event that is counted has 25 parameters

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] {
    Dictionary(uniqueKeysWithValues: details.prefix(25).map { ($0, $1.reported) })
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
