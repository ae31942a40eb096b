import Analytics1
import Login1
import TerminalUI

/// The login of version 1, with analytics as its handler.
enum Version1 {
  static func run(on terminal: Terminal) throws {
    let events = EventHandler { terminal.write(Line($0, .dim)) }
    try LoginScreen(events: events, terminal: terminal).run()
  }
}
