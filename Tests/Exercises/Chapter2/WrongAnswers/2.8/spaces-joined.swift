// Wrong: writes one space in a key where the name has two.
// Must fail with: Nothing should be added, tidied up or left out.

extension LoginNotice: CountableEvent {
  package var key: String { name.replacing("  ", with: " ") }
  package var parameters: [String: ReportValue] { details.mapValues(\.reported) }
}

extension LoginDetail {
  /// The same value, as analytics calls it.
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

/// A form whose notices `analytics` counts.
func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: analytics)
}
