// Wrong: puts back the one thing that the example changes.
// Must fail with: The dome is now 415 Galileo.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let year = dome.year
  defer { dome.year = year }
  try change(&dome)
  return try show()
}
