// Wrong: puts back only if nothing is thrown.
// Must fail with: The line that puts back must be reached on every way out.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  try change(&dome)
  let answer = try show()
  dome = before
  return answer
}
