import TerminalUI

/// The login screen, with one of three ways to tell analytics what happens.
enum LoginDemo {
  struct Settings {
    var version = 3
  }

  static let arguments = Arguments<Settings>(
    "swift run Chapter2 login",
    "Asks for a name and a password, and prints the events that this sends.",
    .option(
      "version", "N", \.version, in: 1...3,
      "1: login imports analytics. 2: both import a protocol. 3: neither knows the other (default: 3)."
    ))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    do {
      switch settings.version {
      case 1: try Version1.run(on: terminal)
      case 2: try Version2.run(on: terminal)
      default: try Version3.run(on: terminal)
      }
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }
}
