// Correct: a closure remembers the world.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let putBack = { [before = FavoritesFeature.Current] in FavoritesFeature.Current = before }
  defer { putBack() }
  var world = FavoritesFeature.Current
  try change(&world)
  FavoritesFeature.Current = world
  return try preview()
}
