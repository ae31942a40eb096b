// Wrong: puts back only where it sees a difference, and cannot compare closures.
// Must fail with: instead of an answer that it once gave.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  defer {
    if dome.narrator != before.narrator { dome.narrator = before.narrator }
    if dome.year() != before.year() { dome.year = before.year }
  }
  try change(&dome)
  return try show()
}
