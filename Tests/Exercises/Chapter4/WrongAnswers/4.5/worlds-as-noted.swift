// Wrong: an inner preview starts from the world that the outer call has noted.
// Must fail with: What the outer call has noted may be out of date

@MainActor private var worlds: [FavoritePrimesEnvironment] = []

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let outer = worlds.last ?? Current
  defer { Current = outer }
  var world = outer
  try change(&world)
  worlds.append(world)
  defer { worlds.removeLast() }
  Current = world
  return try preview()
}
