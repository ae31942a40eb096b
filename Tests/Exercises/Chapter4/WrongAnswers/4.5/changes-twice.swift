// Wrong: tries the change on a copy, and then makes it.
// Must fail with: The change should be made once; it was made twice.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var copy = before
  try change(&copy)
  defer { Current = before }
  try change(&Current)
  return try preview()
}
