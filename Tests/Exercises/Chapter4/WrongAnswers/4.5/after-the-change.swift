// Wrong: arranges for putting back when the change is made already.
// Must fail with: must be written above the line that changes anything.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  try change(&Current)
  defer { Current = before }
  return try preview()
}
