// Wrong: takes the same notice, coming again, for a mistake.
// Must fail with: That makes nine notices

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

final class CountingObserver: LoginObserver {
  private let seen = Mutex<Set<LoginNotice>>([])
  private let analytics: Analytics

  init(analytics: Analytics) {
    self.analytics = analytics
  }

  func noticed(_ notice: LoginNotice) {
    if seen.withLock({ $0.insert(notice).inserted }) { analytics.count(notice) }
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: CountingObserver(analytics: analytics))
}
