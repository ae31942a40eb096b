import LocationClient
import TerminalUI

/// What can be typed while the device asks whether Weather may know where it is.
enum PermissionAnswer: String, CaseIterable {
  case always, `while`, no

  /// - Parameter line: one of the words, or its first letter.
  init?(line: String) {
    let answer = Self.allCases.first { [$0.rawValue, $0.key].contains(line.lowercased()) }
    guard let answer else { return nil }
    self = answer
  }

  var status: LocationClient.AuthorizationStatus {
    switch self {
    case .always: .always
    case .while: .whileInUse
    case .no: .denied
    }
  }

  private var key: String { String(rawValue.prefix(1)) }

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
        answer.rawValue, answer.explanation, key: answer.key.first.map(Key.character))
    }
  }

  /// The question, as the device asks it.
  static let question: [Line] = [
    Line("May Weather know where you are?", .bold),
    "always (a), while it runs (w), or no (n)",
  ]
}
