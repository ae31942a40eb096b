// Wrong: puts back only if nothing is thrown.
// Must fail with: The line that puts it back must be reached on every

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
