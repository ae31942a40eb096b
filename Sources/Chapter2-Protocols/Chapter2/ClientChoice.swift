import Foundation
import TerminalUI

/// The clients that the demo can show.
enum ClientChoice: String, CaseIterable, ArgumentValue {
  case live, empty
  case happyPath = "happy-path"
  case belowZero = "below-zero"
  case failed, slow

  static var kind: String {
    allCases.map(\.rawValue).formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
  }

  init?(argument: String) {
    self.init(rawValue: argument)
  }

  static func < (first: ClientChoice, second: ClientChoice) -> Bool {
    first.rawValue < second.rawValue
  }
}
