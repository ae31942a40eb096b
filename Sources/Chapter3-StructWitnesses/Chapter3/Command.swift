import TerminalUI

/// What can be typed while the screen is shown.
enum Command: String, CaseIterable {
  case mend, refresh, locate, allow, revoke, offline, online

  var explanation: String {
    switch self {
    case .mend: "go back to the client as it was"
    case .refresh: "ask for the weather again"
    case .locate: "find out where you are"
    case .allow: "let Weather know where you are, while it runs"
    case .revoke: "take the permission back"
    case .offline: "cut the network off"
    case .online: "connect it again"
    }
  }

  static var list: [ScreenCommand] {
    allCases.map { ScreenCommand($0.rawValue, $0.explanation, short: $0 == .refresh ? "r" : nil) }
  }
}
