// Wrong: the newest analytics counts for all forms.
// Must fail with: Each form needs an observer of its own, which stores that form's analytics.

import Synchronization

extension LoginNotice: CountableEvent {
  package var key: String { name }
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

struct SharedObserver: LoginObserver {
  static let analytics = Mutex<Analytics?>(nil)

  func noticed(_ notice: LoginNotice) {
    Self.analytics.withLock { $0 }?.count(notice)
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  SharedObserver.analytics.withLock { $0 = analytics }
  return LoginForm(observer: SharedObserver())
}
