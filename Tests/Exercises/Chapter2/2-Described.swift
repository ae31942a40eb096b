/// The error of a client that cannot answer.
struct NoSignal: Error {
  /// How many requests there have been with this one.
  var turn: Int
}

/// An answer or an error, as a caller hears it.
func described(_ answer: () async throws -> String) async -> String {
  do { return try await answer() } catch { return "\(error)" }
}
