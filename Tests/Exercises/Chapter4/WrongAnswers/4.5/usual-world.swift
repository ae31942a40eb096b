// Wrong: takes the world of the first preview for the usual one, and begins and ends there.
// Must fail with: What was there before has to be looked up in each call.

@MainActor private let usualWorld = Current
@MainActor private var depth = 0

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = depth == 0 ? usualWorld : Current
  var world = before
  try change(&world)
  Current = world
  depth += 1
  defer {
    depth -= 1
    Current = before
  }
  return try preview()
}
