import TerminalUI

/// The demo of chapter 2: the same screens, and others decide what they talk to.
@main
enum Chapter2 {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    switch words.first {
    default: endProgram(.failure, message: "In preparation.")
    }
  }
}
