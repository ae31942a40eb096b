// Correct: puts back in both branches, without defer.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  do {
    try change(&Current)
    let answer = try preview()
    Current = before
    return answer
  } catch {
    Current = before
    throw error
  }
}
