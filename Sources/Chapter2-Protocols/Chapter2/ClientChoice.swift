import TerminalUI

/// The clients that the demo can show.
enum ClientChoice: String, ArgumentChoice {
  case live, mock, empty
  case happyPath = "happy-path"
  case belowZero = "below-zero"
  case many, failed, slow
}
