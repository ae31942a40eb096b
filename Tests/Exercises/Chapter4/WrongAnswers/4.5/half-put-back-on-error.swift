// Wrong: puts back only what it knows to have changed if the preview throws.
// Must fail with: sets the locale to sv_SE, and throws. Afterwards the world is 23:00 sv_SE

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var world = before
  try change(&world)
  Current = world
  do {
    let answer = try preview()
    Current = before
    return answer
  } catch {
    if Current.locale == world.locale { Current = before } else { Current.now = before.now }
    throw error
  }
}
