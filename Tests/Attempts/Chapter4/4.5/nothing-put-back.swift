// Wrong: leaves the dome to the next one.
// Must fail with: rather than what you remember to have changed.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  var changed = dome
  try change(&changed)
  dome = changed
  return try show()
}
