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

// Write extensions or types of your own; either will do. A text becomes a string, a number an
// integer, a flag a boolean. If an extension makes one of the modules' types conform to a protocol,
// write `package` before each property and method in it.

/// Hears everything, and passes nothing on.
struct SilentObserver: LoginObserver {
  func noticed(_ notice: LoginNotice) {}  // TODO: 2.7
}

/// A form whose notices `analytics` counts. The tests call this function, and then use the form.
func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  LoginForm(observer: SilentObserver())  // TODO: 2.7
}
