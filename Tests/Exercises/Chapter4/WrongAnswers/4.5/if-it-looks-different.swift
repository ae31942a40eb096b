// Wrong: puts back only where it sees a difference, and cannot compare closures.
// Must fail with: Put the whole value back, not some of its properties.

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  defer {
    if Current.locale != before.locale { Current.locale = before.locale }
    if Current.timeZone != before.timeZone { Current.timeZone = before.timeZone }
    if Current.now() != before.now() { Current.now = before.now }
  }
  try change(&Current)
  return try preview()
}
