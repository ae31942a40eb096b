// Wrong: an inner preview whose change throws leaves half of it to the outer one.
// Must fail with: should still see 12:00 en_GB, but sees 12:00 de_DE

@MainActor private var depth = 0

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  do { try change(&Current) } catch {
    if depth == 0 { Current = before }
    throw error
  }
  depth += 1
  defer {
    depth -= 1
    Current = before
  }
  return try preview()
}
