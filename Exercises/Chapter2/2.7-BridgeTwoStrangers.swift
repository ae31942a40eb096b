// 2.7 · Bridge two strangers                                               ★★★
//
// A rowing club has a module for logging in and a module for analytics, by two teams. One
// has notices with details, the other counts events with a key and parameters. Neither
// knows the other, and so it must stay. This file is the app, the only place that knows both.
//
// Edit:   the bridge and `makeLoginForm(reportingTo:)` at the end of this file.
// Check:  swift run workshop check 2.7
// Read:   Book/02-Protocols.md, "Two strangers"

import ClubAnalytics
import MemberLogin

// MARK: - Given

// The two modules, in Sources/Chapter2-Protocols. Each is one short file: read both, and leave
// them as they are.
//
//   MemberLogin    a LoginForm tells its LoginObserver of each LoginNotice: a name and details
//   ClubAnalytics  Analytics counts each CountableEvent: a key and parameters

// MARK: - Yours

// TODO: 2.7
// You are done when each notice of a form is counted exactly once, at once, in order. Its
// name is the key, letter for letter. Its details are the parameters, all of them, under
// their names: a text becomes a string, a number an integer, a flag a boolean.
//
// Extensions or types of your own, both will do. Where an extension makes one of the modules'
// types fulfil a protocol, mark its members `package`, as the type and the protocol are.

/// It is told of everything, and keeps it to itself.
struct SilentObserver: LoginObserver {
  func noticed(_ notice: LoginNotice) {}
}

/// A form whose notices `analytics` counts. The tests call this function, and then use the form.
func makeLoginForm(reportingTo analytics: Analytics) -> LoginForm {
  // TODO: 2.7
  LoginForm(observer: SilentObserver())
}
