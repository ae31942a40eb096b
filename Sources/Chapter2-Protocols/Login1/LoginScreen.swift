import Analytics1
import TerminalUI

/// Asks for a name and a password, three times at most, and reports how it goes.
package struct LoginScreen: Sendable {
  let events: any EventHandlerProtocol
  let terminal: Terminal

  /// A screen on this terminal, which reports to this handler.
  package init(events: any EventHandlerProtocol, terminal: Terminal) {
    self.events = events
    self.terminal = terminal
  }

  /// Ends when a person is logged in.
  ///
  /// - Throws: `TooManyAttempts`; `NoCredentials` at the end of input.
  package func run() throws {
    terminal.write("Log in to Coffee Shops. The password of this demo is espresso.")
    events.send(key: "login.screen", parameters: [:])
    for attempt in 1...3 {
      let typed = try terminal.promptCredentials()
      events.send(key: "login.attempt", parameters: ["number": "\(attempt)"])
      // snippet.login-1
      if typed.areRight {
        events.send(key: "login.succeeded", parameters: ["attempts": "\(attempt)"])
        return terminal.write("Welcome, \(typed.name).")
      }
      // snippet.end
      terminal.write("The name is empty, or the password is wrong.")
    }
    events.send(key: "login.failed", parameters: ["attempts": "3"])
    throw TooManyAttempts()
  }
}
