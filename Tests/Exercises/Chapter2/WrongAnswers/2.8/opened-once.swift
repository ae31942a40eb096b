// Wrong: counts only the first time that a form is opened.
// Must fail with: Number 7 should be "login.opened"

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

final class Bridge: LoginObserver {
  private let analytics: Analytics
  private let seen = Mutex<Set<String>>([])

  init(_ analytics: Analytics) {
    self.analytics = analytics
  }

  func noticed(_ notice: LoginNotice) {
    if notice.name == "login.opened", !seen.withLock({ $0.insert(notice.name).inserted }) { return }
    analytics.count(notice)
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Bridge(analytics))
}
