import Foundation
import Toolchain

/// The variables of this run, without those that choose what the workshop does: the tests run with
/// `ANSWERS=Solutions`, too. The `swift test` of Swift 6.4 puts its products into the path of
/// libraries, where an inner `swift test` would find them instead of its own.
package let testEnvironment = ProcessInfo.processInfo.environment.filter {
  ![
    "ANSWERS", "CHAPTER", "WORKSHOP_BUILD", "WORKSHOP_STATE", "LD_LIBRARY_PATH",
    "DYLD_LIBRARY_PATH",
  ].contains($0.key)
}

extension ProcessRunner {
  /// A runner for tests.
  ///
  /// - Parameter changes: what differs from `testEnvironment`.
  package static func forTests(_ changes: [String: String] = [:]) -> ProcessRunner {
    ProcessRunner(environment: testEnvironment.merging(changes) { $1 })
  }
}
