// Wrong: changes the time and the locale only.
// Must fail with: Change the whole world, not just some properties.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var world = before
  try change(&world)
  Current.now = world.now
  Current.locale = world.locale
  defer { Current = before }
  return try preview()
}
