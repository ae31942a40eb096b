// Wrong: counts a thousand notices for each form.
// Must fail with: Help was tapped 3000 times, and analytics has counted 1000 notices

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
  private let total = Mutex(0)

  init(_ analytics: Analytics) {
    self.analytics = analytics
  }

  func noticed(_ notice: LoginNotice) {
    let number = total.withLock { total in
      total += 1
      return total
    }
    if number <= 1000 { analytics.count(notice) }
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: Bridge(analytics))
}
