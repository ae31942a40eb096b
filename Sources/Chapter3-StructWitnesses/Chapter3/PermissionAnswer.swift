import LocationClient
import TerminalUI

/// What can be typed while the device asks whether Weather may know where it is.
enum PermissionAnswer: String, CaseIterable {
  case always, `while`, no

  var status: LocationClient.AuthorizationStatus {
    switch self {
    case .always: .always
    case .while: .whileInUse
    case .no: .denied
    }
  }

  private var explanation: String {
    switch self {
    case .always: "Weather may always know where you are"
    case .while: "it may know while it runs"
    case .no: "it may not"
    }
  }

  static var list: [ScreenCommand] {
    allCases.map { answer in
      ScreenCommand(
        answer.rawValue, answer.explanation, short: String(answer.rawValue.prefix(1)))
    }
  }

  /// The question, as the device asks it.
  static let question: [Line] = [
    Line("May Weather know where you are?", .bold),
    "Type always, while (only while Weather is running) or no. One letter is enough.",
  ]
}
