import TerminalUI

extension Terminal {
  /// A terminal that reads from a pipe, with lines that are typed one after another.
  ///
  /// - Parameters:
  ///   - lines: the typed lines, secrets included; then the input ends.
  ///   - output: records what the program writes, piece by piece.
  ///   - columns: the width of the output's window, if it has one.
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
