/// Why a request failed. The error is `Equatable`, so it can be part of an action.
package struct NoAnswer: Error, Equatable {
  /// What happened, to what, and what to do.
  package let message: String

  /// - Parameter message: what happened, to what, and what to do.
  package init(_ message: String) {
    self.message = message
  }
}

extension Result where Failure == NoAnswer {
  /// Does the work, and returns its result or its error as an answer. A reducer's effects don't
  /// throw: a failure is just another action for the reducer.
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
