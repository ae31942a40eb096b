import Foundation
import Synchronization

extension Process {
  /// Signal masks and dispositions belong to the whole process, and so does this lock.
  private static let turn = Mutex(())

  /// Starts the program with signals as a terminal's shell would: none blocked, and the
  /// interrupting ones not ignored.
  ///
  /// A program inherits both from the one that starts it. The threads that Swift's tasks run on
  /// block nearly all signals, and a shell that starts us in its background makes us ignore Ctrl-C:
  /// a program that is told to end would not notice.
  ///
  /// - Throws: what `run()` throws.
  package func runWithDefaultSignals() throws {
    try Self.turn.withLock { _ in
      var mask = sigset_t()
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &mask)
      defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
      // Only what is ignored: a signal that has a handler here has none in the program, and must
      // not lose it for a moment.
      let ignored = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter(Self.isIgnored)
      ignored.forEach { signal($0, SIG_DFL) }
      defer { ignored.forEach { signal($0, SIG_IGN) } }
      try run()
    }
  }

  /// A pipe that no program inherits but the one that is given an end of it.
  ///
  /// Foundation closes what is open when it starts a program, and would miss a pipe that another
  /// thread makes meanwhile.
  static func pipe() -> Pipe { turn.withLock { _ in Pipe() } }

  /// Whether a signal does nothing.
  package static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Writes a script that can be run at once.
  ///
  /// A program that another thread starts meanwhile would inherit the open file for a moment, and
  /// the system refuses to run a file that is open for writing.
  ///
  /// - Parameter script: the text, with its `#!` line.
  /// - Throws: an error of the file system.
  package static func write(script: String, to file: URL) throws {
    try turn.withLock { _ in
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }
}
