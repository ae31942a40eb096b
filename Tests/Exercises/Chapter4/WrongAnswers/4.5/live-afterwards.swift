// Wrong: puts back what is live, whatever was there.
// Must fail with: neither what you have set, nor .live

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  defer { Current = .live }
  try change(&Current)
  return try preview()
}
