// Wrong: a `defer` in a block of its own, which ends before the preview begins.
// Must fail with: It should see 12:00 de_DE, and later 13:00 de_DE.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  do {
    let before = Current
    defer { Current = before }
    try change(&Current)
  }
  return try preview()
}
