// Wrong: keeps the details that are texts, and drops the others.
// Must fail with: An empty text, a zero and a false are values as well

extension LoginNotice: CountableEvent {
  package var key: String { name }
  package var parameters: [String: ReportValue] {
    details.compactMapValues { detail in
      guard case .text(let text) = detail else { return nil }
      return .string(text)
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
