// Wrong: puts back the time and the locale only.
// Must fail with: Put the whole value back, not some of its properties.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var world = before
  try change(&world)
  Current = world
  defer {
    Current.now = before.now
    Current.locale = before.locale
  }
  return try preview()
}
