import TerminalUI

extension Terminal {
  /// A terminal at the end of a pipe, with lines that are typed one after the other.
  ///
  /// - Parameters:
  ///   - lines: what is typed, secrets included; then the input ends.
  ///   - output: keeps what the program writes, piece by piece.
  ///   - columns: how wide the output's window is, if it has one.
  package static func scripted(
    _ lines: [String] = [], output: CallRecorder<String>, columns: Int? = nil
  ) -> Terminal {
    let asked = CallRecorder<Void>()
    let next: @Sendable () -> String? = {
      asked.record(())
      return asked.count > lines.count ? nil : lines[asked.count - 1]
    }
    return Terminal(
      isInputTerminal: false, isOutputTerminal: false, environment: [:],
      output: { output.record($0) }, input: next,
      size: { columns.map { TerminalSize(columns: $0, rows: 24) } },
      secretInput: { _, _ in next() })
  }
}
