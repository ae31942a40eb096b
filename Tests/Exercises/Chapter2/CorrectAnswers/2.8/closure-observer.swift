// Correct: an observer that keeps a closure, and an event that is computed when it is made.

final class ClosureObserver: LoginObserver {
  private let tell: @Sendable (LoginNotice) -> Void

  init(_ tell: @escaping @Sendable (LoginNotice) -> Void) {
    self.tell = tell
  }

  func noticed(_ notice: LoginNotice) {
    tell(notice)
  }
}

private struct Event: CountableEvent {
  let key: String
  let parameters: [String: ReportValue]
}

extension ReportValue {
  fileprivate init(_ detail: LoginDetail) {
    self =
      switch detail {
      case .text(let text): .string(text)
      case .number(let number): .integer(number)
      case .flag(let flag): .boolean(flag)
      }
  }
}

func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(
    observer: ClosureObserver { notice in
      let pairs = notice.details.map { ($0, ReportValue($1)) }
      analytics.count(Event(key: notice.name, parameters: Dictionary(uniqueKeysWithValues: pairs)))
    })
}
