import TerminalUI

/// What can be typed while the screen is there.
enum Command: String, CaseIterable {
  case refresh, locate, offline, online, help, quit

  var explanation: String {
    switch self {
    case .refresh: "ask for the weather anew"
    case .locate: "find out where you are"
    case .offline: "cut the network off"
    case .online: "connect it again"
    case .help: "show this list"
    case .quit: "end, as the end of the input does"
    }
  }

  static var list: Screen {
    Screen(allCases.map { Line($0.rawValue, .bold).padded(to: 9) + Line($0.explanation) })
  }
}
