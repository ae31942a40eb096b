// Wrong: makes the change again if it throws.
// Must fail with: Whether to try again is for the caller to decide.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  defer { Current = before }
  do { try change(&Current) } catch { Current = before; try change(&Current) }
  return try preview()
}
