// Correct: two adapters, a struct on each side, and no extension of either module's types.

struct CountedNotice: CountableEvent {
  let notice: LoginNotice

  var key: String { notice.name }

  var parameters: [String: ReportValue] {
    var parameters: [String: ReportValue] = [:]
    for (name, detail) in notice.details {
      switch detail {
      case .text(let text): parameters[name] = .string(text)
      case .number(let number): parameters[name] = .integer(number)
      case .flag(let flag): parameters[name] = .boolean(flag)
      }
    }
    return parameters
  }
}

struct AnalyticsObserver: LoginObserver {
  let analytics: Analytics

  func noticed(_ notice: LoginNotice) {
    analytics.count(CountedNotice(notice: notice))
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: AnalyticsObserver(analytics: analytics))
}
