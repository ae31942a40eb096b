import Processes

/// What there is to tell while the tools run.
package enum BuildEvent: Hashable, Sendable {
  /// A line that a tool has printed, or the step that comes next.
  case output(String)
  /// The verdict takes longer than usual, and why: a sentence.
  case waiting(String)
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
    .waiting("\(owner) is running in this folder. Waiting for it to end; Ctrl-C gives up.")
  }

  /// A sentence that says what to do.
  package var description: String {
    "\(owner) has been running in this folder for \(Int(waited.seconds)) s, and nothing was "
      + "checked. End it, or try again when it has ended."
  }
}
