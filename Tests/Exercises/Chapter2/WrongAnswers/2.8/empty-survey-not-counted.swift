// Wrong: doesn't count a survey without answers.
// Must fail with: That makes nine notices

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] {
    details.mapValues {
      switch $0 {
      case .text(let text): .string(text)
      case .number(let number): .integer(number)
      case .flag(let flag): .boolean(flag)
      }
    }
  }
}

extension Analytics: LoginObserver {
  package func noticed(_ notice: LoginNotice) {
    if notice.name == "login.survey", notice.details.isEmpty { return }
    count(notice)
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm { LoginForm(observer: analytics) }
