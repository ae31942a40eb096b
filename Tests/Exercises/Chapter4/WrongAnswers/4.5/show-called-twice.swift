// Wrong: calls the show once for what it does, and once for its answer.
// Must fail with: The show ran 2 times

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  defer { dome = before }
  try change(&dome)
  _ = try show()
  return try show()
}
