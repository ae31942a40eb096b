// Wrong: puts back where it catches, and forgets the good day.
// Must fail with: The show was about 1610 Galileo, and is over. The dome is now 1610 Galileo.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  do {
    try change(&dome)
    return try show()
  } catch {
    dome = before
    throw error
  }
}
