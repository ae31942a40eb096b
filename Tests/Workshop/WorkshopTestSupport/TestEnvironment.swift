import Foundation
import Processes

/// The variables of this run, without those that choose what the workshop does: the tests run with
/// `ANSWERS=Solutions`, too.
package let testEnvironment = ProcessInfo.processInfo.environment.filter {
  !["ANSWERS", "CHAPTER", "WORKSHOP_BUILD", "WORKSHOP_STATE"].contains($0.key)
}

extension ProcessRunner {
  /// A runner for tests.
  ///
  /// - Parameter changes: what differs from `testEnvironment`.
  package static func forTests(_ changes: [String: String] = [:]) -> ProcessRunner {
    ProcessRunner(environment: testEnvironment.merging(changes) { $1 })
  }
}
