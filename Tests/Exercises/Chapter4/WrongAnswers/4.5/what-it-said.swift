// Wrong: remembers what the year was, and not where it comes from.
// Must fail with: The dome is now 1999 Vera. `year` is a closure: put it back as it was

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let (year, narrator) = (dome.year(), dome.narrator)
  defer { dome = DomeEnvironment(year: { year }, narrator: narrator) }
  try change(&dome)
  return try show()
}
