// 2.7 · Bridge two modules                                                 ★★☆
//
// Coffee Shops has a club now, with a login form by one team and analytics by another. The
// form has notices with details, and analytics counts events with a key and parameters.
// Neither module knows the other, and it has to stay that way. This file is the app, the
// only place that knows both.
//
// You are done when
// - each notice is counted once and in order, before `noticed(_:)` returns
// - the event's key is the notice's name, letter for letter
// - the event's parameters are the notice's details, each with its value and type
// - each of two forms reports to its own analytics
// - the two modules don't know each other
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.7
// Read:   Book/02a-ModulesThatHaveNeverMet.md, "Two strangers"

import ClubAnalytics
import MemberLogin

// MARK: - Given

// The two modules are in Sources/Chapter2-Protocols. Each is one short file: read both, and
// leave them as they are.
//
//   MemberLogin    a LoginForm tells its LoginObserver of each LoginNotice: a name and details
//   ClubAnalytics  Analytics counts each CountableEvent: a key and parameters

// MARK: - Yours

// Two conformances: login's notice is something that analytics can count, and analytics is
// something that login can tell. Only the app can write them, because only the app imports
// both. The switch has no default: a new kind of detail stops this file from compiling,
// and neither of the two modules.

extension LoginNotice: CountableEvent {
  package var key: String { name }
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
