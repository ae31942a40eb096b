// Wrong: calls the preview once for what it does, and once for its answer.
// Must fail with: The preview should run once; it ran twice.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  defer { Current = before }
  try change(&Current)
  _ = try preview()
  return try preview()
}
