// Wrong: puts back only if nothing is thrown.
// Must fail with: The line that puts back must be reached on every
// way out.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  try change(&Current)
  let answer = try preview()
  Current = before
  return answer
}
