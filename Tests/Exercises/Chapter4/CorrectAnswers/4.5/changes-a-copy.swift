// Correct: changes a copy, and then the global.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  var world = Current
  try change(&world)
  (Current, world) = (world, Current)
  defer { (Current, world) = (world, Current) }
  return try preview()
}
