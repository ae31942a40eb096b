// Wrong: takes what it finds at its first call for what belongs there.
// Must fail with: It should be what was there when this call began

@MainActor private let worldBefore = Current

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  defer { Current = worldBefore }
  var changed = Current
  try change(&changed)
  Current = changed
  return try preview()
}
