import Foundation

extension Terminal {
  /// The process's own standard input and output.
  ///
  /// A program reads its input through this value only: what it has read ahead from a pipe would
  /// be missing elsewhere.
  package static let standard: Terminal = {
    let lines = LineReader(descriptor: STDIN_FILENO)
    let hidden = HiddenInput(descriptor: STDIN_FILENO, lines: lines)
    return Terminal(
      isInputTerminal: isatty(STDIN_FILENO) == 1,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      environment: ProcessInfo.processInfo.environment,
      output: writeAtOnce,
      input: { lines.next() },
      secretInput: { try hidden.next(prompt: $0, show: $1) })
  }()

  /// Goes through `print`, so that the order is kept where a program uses both.
  private static func writeAtOnce(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
