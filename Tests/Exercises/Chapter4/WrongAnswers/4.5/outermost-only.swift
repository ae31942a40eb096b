// Wrong: only the outermost preview puts back.
// Must fail with: Each preview changes the world
// that it finds

@MainActor private var depth = 0

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  depth += 1
  defer {
    depth -= 1
    if depth == 0 { Current = before }
  }
  try change(&Current)
  return try preview()
}
