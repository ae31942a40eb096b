// Wrong: a `defer` that comes after the change is not reached when the change throws.
// Must fail with: Arrange for putting back before you change anything.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  try change(&dome)
  defer { dome = before }
  return try show()
}
