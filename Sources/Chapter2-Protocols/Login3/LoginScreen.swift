import TerminalUI

// snippet.login-3
/// What happens at the login.
package struct LoginEvent: Equatable, Sendable {
  /// Which event it is, such as "login.screen".
  package let key: String
  /// What there is to know about it, by name.
  package let parameters: [String: String]
}

/// Takes what the login reports. It's all that the login knows about the world outside.
package protocol LoginEventHandler: Sendable {
  /// Reports an event.
  func send(_ event: LoginEvent)
}

/// Asks for a name and a password, three times at most, and reports how it goes.
package struct LoginScreen: Sendable {
  let events: any LoginEventHandler
  let terminal: Terminal
  // snippet.hide

  /// A screen on this terminal, which reports to this handler.
  package init(events: any LoginEventHandler, terminal: Terminal) {
    self.events = events
    self.terminal = terminal
  }

  /// Ends when a person is logged in.
  ///
  /// - Throws: `TooManyAttempts`; `NoCredentials` at the end of input.
  package func run() throws {
    terminal.write("Log in to Coffee Shops. The password of this demo is espresso.")
    events.send(LoginEvent(key: "login.screen", parameters: [:]))
    for attempt in 1...3 {
      let typed = try terminal.promptCredentials()
      events.send(LoginEvent(key: "login.attempt", parameters: ["number": "\(attempt)"]))
      if typed.areRight {
        events.send(LoginEvent(key: "login.succeeded", parameters: ["attempts": "\(attempt)"]))
        return terminal.write("Welcome, \(typed.name).")
      }
      terminal.write("The name is empty, or the password is wrong.")
    }
    events.send(LoginEvent(key: "login.failed", parameters: ["attempts": "3"]))
    throw TooManyAttempts()
  }
  // snippet.show
}
// snippet.end
