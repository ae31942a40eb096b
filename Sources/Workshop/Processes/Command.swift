import Foundation

/// A program to run: its arguments, folder and environment.
package struct Command: Sendable {
  /// The program's path, or a name that is looked up in PATH.
  package var program: String
  /// Its arguments.
  package var arguments: [String]
  /// The folder it runs in.
  package var folder: URL
  /// Variables that are set (or, with nil, removed) on top of the runner's environment.
  package var environment: [String: String?]
  /// How long it may run before it is killed together with everything it started.
  package var timeout: Duration?
  /// How many bytes it may print before it is killed together with everything it started.
  package var outputLimit: UInt64?
  /// How many bytes of memory it may use, together with everything it started, before all of it is
  /// killed.
  package var memoryLimit: UInt64?
  /// Whether everything it started ends with it, also what has left its group or its session, and
  /// also when the runner itself is killed.
  package var isContained = false
  /// How all that it starts is marked where it's contained, by a variable; nil for a mark of each run.
  /// Two runs with the same mark must not overlap.
  package var mark: String?

  /// Memberwise: the implicit initializer is internal.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: URL,
    environment: [String: String?] = [:], timeout: Duration? = nil, outputLimit: UInt64? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.timeout = timeout
    self.outputLimit = outputLimit
  }

  /// What became of a program.
  package struct Outcome: Hashable, Sendable {
    /// How a program ended.
    package enum End: Hashable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case timedOut
      case outputLimitExceeded
      case memoryLimitExceeded

      /// - Parameter status: what `waitpid` tells.
      init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
      }

      /// Whether a signal has ended it, or something that it ran, as shells tell it.
      package var isCrash: Bool {
        switch self {
        case .signal: true
        case .exit(let code): (129...159).contains(code)
        case .timedOut, .outputLimitExceeded, .memoryLimitExceeded: false
        }
      }

      /// Whether it has ended by itself.
      package var isExit: Bool {
        if case .exit = self { true } else { false }
      }
    }

    /// How it ended.
    package let end: End
    /// Standard output and standard error, interleaved as they came, up to the output limit.
    package let output: String
    /// Whether it ended by itself with code 0.
    package var succeeded: Bool { end == .exit(0) }
  }
}

/// What can go wrong before a program runs.
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

  /// The duration in seconds as English writes it, whatever the machine's region: "2.5 s".
  package var inSeconds: String {
    "\(seconds.formatted(.number.locale(Locale(identifier: "en_GB")))) s"
  }
}

/// A text as one word of a shell.
package func quoted(_ text: String) -> String {
  "'" + text.replacing("'", with: "'\\''") + "'"
}
