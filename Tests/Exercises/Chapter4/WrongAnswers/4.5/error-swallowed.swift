// Wrong: keeps the error of the change to itself, and shows the preview without it.
// Must fail with: Pass on the error of the change, and end there.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var changed = before
  do {
    try change(&changed)
    Current = changed
  } catch {
    // The preview then shows the world as it is.
  }
  defer { Current = before }
  return try preview()
}
