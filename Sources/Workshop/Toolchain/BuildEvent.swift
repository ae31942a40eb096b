import Processes
import Synchronization

/// What there is to tell while the tools run.
package enum BuildEvent: Hashable, Sendable {
  /// A line that a tool has printed, or the step that comes next.
  case output(String)
  /// Something has begun that may take long.
  case step(BuildStep)
  /// The verdict takes longer than usual, and why: a sentence.
  case waiting(String)
}

/// A part of a build or a run, such as a module that is compiled.
package struct BuildStep: Hashable, Sendable, CustomStringConvertible {
  /// What is done: "Compiling TestSupport".
  package let action: String
  /// Which of how many it is, from 1; nil where that isn't known.
  package let index: Int?
  /// Of how many.
  package let count: Int?

  /// Memberwise, for a step whose place isn't known.
  package init(_ action: String, index: Int? = nil, count: Int? = nil) {
    self.action = action
    self.index = index
    self.count = count
  }

  /// Reads the package manager's line: `[12/31] Compiling TestSupport Spy.swift`.
  init?(line: String) {
    guard let match = line.wholeMatch(of: /\[(\d+)\/(\d+)\] (\w.*)/) else { return nil }
    let words = match.3.split(separator: " ").filter { !$0.contains(".swift") }
    self.init(words.joined(separator: " "), index: Int(match.1), count: Int(match.2))
  }

  /// "Compiling TestSupport, 12 of 31".
  package var description: String {
    if let index, let count { "\(action), \(index) of \(count)" } else { action }
  }
}

/// Counts the steps of one build, on whichever threads they are.
final class StepCounter: Sendable {
  private let state: Mutex<(taken: Int, count: Int)>

  /// - Parameter count: how many steps there are at least.
  init(count: Int) {
    state = Mutex((0, count))
  }

  /// There are more steps than was known.
  func add(_ count: Int) { state.withLock { $0.count += count } }

  /// The next step, with its place.
  func next(_ action: String) -> BuildStep {
    state.withLock { state in
      state.taken += 1
      return BuildStep(action, index: state.taken, count: max(state.taken, state.count))
    }
  }
}

/// Takes build events as they come, from any thread.
package typealias BuildLog = @Sendable (BuildEvent) -> Void

/// Two builds in one folder would disturb each other, so the second one waits, but not forever.
package struct BusyError: Error, Hashable, CustomStringConvertible {
  /// How long to wait for another build.
  package static let timeout = Duration.seconds(120)

  /// What uses the folder: "Another check".
  package let owner: String
  /// How long we have waited.
  package let waited: Duration

  /// Memberwise: the implicit initializer is internal.
  package init(owner: String, waited: Duration) {
    self.owner = owner
    self.waited = waited
  }

  /// What to say when the waiting begins.
  package static func waiting(for owner: String) -> BuildEvent {
    .waiting("\(owner) is running in this folder. Waiting; Ctrl-C gives up.")
  }

  /// A sentence that says what to do.
  package var description: String {
    "\(owner) has been running in this folder for \(Int(waited.seconds)) s, and nothing was "
      + "checked. End it, or try again when it has ended."
  }
}
