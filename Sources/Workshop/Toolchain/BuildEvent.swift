import Synchronization

/// An event to report while the tools run.
package enum BuildEvent: Hashable, Sendable {
  /// A line that a tool has printed, or the next step.
  case output(String)
  /// The beginning of a step that may take a long time.
  case step(BuildStep)
  /// A sentence that says why the verdict takes longer than usual.
  case waiting(String)
}

/// A part of a build or a run, such as compiling a module.
package struct BuildStep: Hashable, Sendable, CustomStringConvertible {
  /// The action, such as "Compiling TestSupport".
  package let action: String
  /// Its number, from 1; nil if unknown.
  package let index: Int?
  /// The total number of steps; nil if unknown.
  package let count: Int?

  /// A step whose number may be unknown.
  package init(_ action: String, index: Int? = nil, count: Int? = nil) {
    self.action = action
    self.index = index
    self.count = count
  }

  /// Parses a line of the package manager's, such as `[12/31] Compiling TestSupport Spy.swift`.
  init?(line: String) {
    guard let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] (\w.*)/) else { return nil }
    let words = match.3.split(separator: " ").filter { !$0.contains(".swift") }
    self.init(words.joined(separator: " "), index: Int(match.1), count: Int(match.2))
  }

  /// The action and its number, such as "Compiling TestSupport, 12 of 31".
  package var description: String {
    if let index, let count { "\(action), \(index) of \(count)" } else { action }
  }
}

/// Counts the steps of one build, from any thread.
final class StepCounter: Sendable {
  private let state: Mutex<(taken: Int, count: Int)>

  /// - Parameter count: the minimum number of steps.
  init(count: Int) {
    state = Mutex((0, count))
  }

  /// Adds steps that weren't known before.
  func add(_ count: Int) { state.withLock { $0.count += count } }

  /// The next step, with its number.
  func next(_ action: String) -> BuildStep {
    state.withLock { state in
      state.taken += 1
      return BuildStep(action, index: state.taken, count: max(state.taken, state.count))
    }
  }
}

/// Receives build events as they occur, on any thread.
package typealias BuildLog = @Sendable (BuildEvent) -> Void

/// The error when another build keeps using the folder. Two builds in one folder would interfere,
/// so the second one waits, but not forever.
package struct BusyError: Error, Hashable, CustomStringConvertible {
  /// How long to wait for another build.
  package static let timeout = Duration.seconds(120)

  /// What is using the folder, such as "Another check".
  package let owner: String
  /// How long we have waited.
  package let waited: Duration

  /// Memberwise: the implicit initializer is internal.
  package init(owner: String, waited: Duration) {
    self.owner = owner
    self.waited = waited
  }

  /// The message when the wait begins.
  package static func waiting(for owner: String) -> BuildEvent {
    .waiting("\(owner) is running in this folder. Waiting; Ctrl-C gives up.")
  }

  /// A sentence that says what to do.
  package var description: String {
    "\(owner) has been running in this folder for \(Int(waited.seconds)) s, and nothing was "
      + "checked. End it, or try again when it has ended."
  }
}
