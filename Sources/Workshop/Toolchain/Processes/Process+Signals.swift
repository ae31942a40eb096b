import Foundation
import Synchronization

extension Process {
  /// Signal dispositions belong to the whole process, so this lock does, too.
  private static let turn = Mutex(())

  /// Starts the program with signals set up as in a terminal's shell: none blocked, and the
  /// interrupting ones not ignored.
  ///
  /// A program inherits both from its parent. Swift's task threads block nearly all signals, and a
  /// shell that runs us in the background makes us ignore Ctrl-C, so a program might not notice
  /// that it's told to end.
  ///
  /// - Throws: what `run()` throws.
  package func runWithDefaultSignals() throws {
    try Self.turn.withLock { _ in
      var mask = sigset_t()
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &mask)
      defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
      // Change only ignored signals. A signal with a handler here is reset in the program anyway,
      // and we mustn't lose the handler even for a moment.
      let ignored = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter(Self.isIgnored)
      ignored.forEach { signal($0, SIG_DFL) }
      defer { ignored.forEach { signal($0, SIG_IGN) } }
      try run()
    }
  }

  /// A pipe that is inherited only by the program that receives one of its ends.
  ///
  /// Foundation closes open descriptors when it starts a program, and would miss a pipe that
  /// another thread creates at that moment.
  static func pipe() -> Pipe { turn.withLock { _ in Pipe() } }

  /// Whether a signal is ignored.
  package static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Writes a script that can be executed immediately.
  ///
  /// If another thread started a program at the same time, that program would briefly inherit the
  /// open file, and the system refuses to execute a file that is open for writing.
  ///
  /// - Parameter script: the text, with its `#!` line.
  /// - Throws: an error from the file system.
  package static func write(script: String, to file: URL) throws {
    try turn.withLock { _ in
      try Data(script.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }
}
