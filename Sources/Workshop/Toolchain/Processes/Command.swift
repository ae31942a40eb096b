import Foundation

/// A program to run, with its arguments, folder and environment.
package struct Command: Sendable {
  /// The program's path, or a name to look up in PATH.
  package var program: String
  /// Its arguments.
  package var arguments: [String]
  /// The working directory.
  package var folder: URL
  /// Changes to the runner's environment: variables to set or, with nil, to remove.
  package var environment: [String: String?]
  /// The time limit. After that, the program's group is killed.
  package var timeout: Duration?

  /// Memberwise: the implicit initializer is internal.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: URL,
    environment: [String: String?] = [:], timeout: Duration? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.timeout = timeout
  }

  /// The result of running a program.
  package struct Outcome: Hashable, Sendable {
    /// How a program ended.
    package enum End: Hashable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case timedOut

      /// - Parameter status: the status from `waitpid`.
      init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
      }
    }

    /// How it ended.
    package let end: End
    /// Standard output and standard error, interleaved in order of arrival.
    package let output: String
    /// Whether it ended by itself with code 0.
    package var succeeded: Bool { end == .exit(0) }
  }
}

/// An error before a program runs.
enum CommandError: Error, CustomStringConvertible {
  case notStarted(String, String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(program) could not be started: \(reason). Is the Swift toolchain installed and in PATH?"
    }
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration in seconds in English format, whatever the machine's region, such as "2.5 s".
  package var inSeconds: String {
    "\(seconds.formatted(.number.locale(Locale(identifier: "en_GB")))) s"
  }
}

/// A text quoted as one word for a shell.
package func quoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}
