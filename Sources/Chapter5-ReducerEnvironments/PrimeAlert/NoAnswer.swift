/// Why something that was asked for did not come: an error that can be compared, and so can be part
/// of an action.
package struct NoAnswer: Error, Equatable {
  /// What happened, to what, and what to do.
  package let message: String

  /// - Parameter message: what happened, to what, and what to do.
  package init(_ message: String) {
    self.message = message
  }
}

extension Result where Failure == NoAnswer {
  /// Does the work, and makes an answer of whatever comes of it. A reducer's effects do not throw:
  /// a failure is one more thing to tell the reducer.
  package static func attempt(
    _ work: @Sendable () async throws -> Success
  ) async -> Result {
    do {
      return .success(try await work())
    } catch {
      return .failure(NoAnswer("\(error)"))
    }
  }
}
