// Correct: keeps the worlds on a stack.

@MainActor private var worlds: [FavoritePrimesEnvironment] = []

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  worlds.append(Current)
  defer { Current = worlds.removeLast() }
  try change(&Current)
  return try preview()
}
