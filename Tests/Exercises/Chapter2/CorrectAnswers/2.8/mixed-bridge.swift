// Correct: an extension makes the notice an event, and a local adapter tells analytics.

extension LoginNotice: CountableEvent {
  package var key: String { name }

  package var parameters: [String: ReportValue] {
    details.reduce(into: [:]) { parameters, detail in
      if case .text(let text) = detail.value { parameters[detail.key] = .string(text) }
      if case .number(let number) = detail.value { parameters[detail.key] = .integer(number) }
      if case .flag(let flag) = detail.value { parameters[detail.key] = .boolean(flag) }
    }
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  struct Bridge: LoginObserver {
    let count: @Sendable (LoginNotice) -> Void
    func noticed(_ notice: LoginNotice) { count(notice) }
  }
  return LoginForm(observer: Bridge { analytics.count($0) })
}
