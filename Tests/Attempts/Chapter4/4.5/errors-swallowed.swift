// Wrong: gives nothing back where the show throws.
// Must fail with: The show throws, and withDome should pass it on.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) -> Answer? {
  let before = dome
  defer { dome = before }
  do {
    try change(&dome)
    return try show()
  } catch {
    return nil
  }
}
