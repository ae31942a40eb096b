// Wrong: each preview starts from the live world.
// Must fail with: Each preview changes the world
// that it finds

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  defer { Current = before }
  var world = FavoritePrimesEnvironment.live
  world.now = before.now
  try change(&world)
  Current = world
  return try preview()
}
