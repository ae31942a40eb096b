import Analytics3
import Details3
import Login3
import Profile3
import TerminalUI

// snippet.bridge
// Only here do login and analytics meet. The pattern is Benoit Pasquier's, "Dependency injection
// and Generics to create a modular app in Swift".
extension LoginEvent: EventProtocol {}
extension EventHandler: LoginEventHandler {}

/// The login of version 3, with analytics as its handler.
enum Version3 {
  static func run(on terminal: Terminal) throws {
    let events = EventHandler { terminal.write(Line($0, .dim)) }
    try LoginScreen(events: events, terminal: terminal).run()
  }
}

// Each of the other features that send events needs two such lines, too.
extension DetailsEvent: EventProtocol {}
extension EventHandler: DetailsEventHandler {}
extension ProfileEvent: EventProtocol {}
extension EventHandler: ProfileEventHandler {}
// snippet.end
