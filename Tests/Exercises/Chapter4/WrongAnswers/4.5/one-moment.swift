// Wrong: the preview sees the changed clock as one moment.
// Must fail with: It should see 12:00 de_DE, and later 13:00 de_DE.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var world = before
  try change(&world)
  let moment = world.now()
  world.now = { moment }
  Current = world
  defer { Current = before }
  return try preview()
}
