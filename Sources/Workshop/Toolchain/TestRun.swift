/// A run of an exercise's tests.
package struct TestRun: Sendable {
  /// How a run ended.
  package enum End: Hashable, Sendable {
    /// By itself; the library reports whether a test failed.
    case exited(failed: Bool)
    /// In the middle of a test or after the last one; with the signal, if that's known.
    case crashed(signal: Int32?)
    case timedOut
    case outputLimitExceeded
    case memoryLimitExceeded

    /// Recognizes a crash by tests that have started but not finished, because `swift test` returns
    /// the same exit code if a test fails and if its test program dies.
    init(_ outcome: Command.Outcome, _ events: EventStream) {
      let signal = outcome.output.matches(of: /(?m)^error: .*unexpected signal code (\d+)/).last
      self =
        switch outcome.end {
        case .timedOut: .timedOut
        // 69 is Swift Testing's code for "no test found".
        case .exit(0), .exit(69): .exited(failed: false)
        case .exit where signal != nil: .crashed(signal: signal.flatMap { Int32($0.1) })
        case .exit where events.isComplete: .exited(failed: true)
        case .exit: .crashed(signal: nil)
        case .signal(let number): .crashed(signal: number)
        }
    }
  }

  /// The testing library's report.
  package let events: EventStream
  /// How it ended.
  package let end: End
  /// The library's log, and everything else on the standard error.
  package let output: String
  /// The standard output of the tests and the answer: its end, up to `printLimit`.
  ///
  /// It's empty if `swift test` ran them, because that mixes it with its own output and the
  /// library's.
  package let printed: String
  /// The stamp of the answer that the tests were built with, empty if they didn't tell; nil if
  /// there's no real program, as in a test double.
  package let stamp: String?

  /// The maximum output of a run, in megabytes.
  package static let outputLimit = 32
  /// The maximum memory of a run, in gigabytes.
  package static let memoryLimit = 2
  /// The number of bytes of output that are kept.
  package static let printLimit = 4 << 20

  /// Memberwise: the implicit initializer is internal.
  package init(
    events: EventStream, end: End, output: String, printed: String = "", stamp: String? = nil
  ) {
    self.events = events
    self.end = end
    self.output = output
    self.printed = printed
    self.stamp = stamp
  }
}
