import Analytics2
import Login2
import TerminalUI

/// The login of version 2, with analytics as its handler.
enum Version2 {
  static func run(on terminal: Terminal) throws {
    let events = EventHandler { terminal.write(Line($0, .dim)) }
    try LoginScreen(events: events, terminal: terminal).run()
  }
}
