// Wrong: puts back what it knows to have changed.
// Must fail with: Put back the whole value that was there before, whatever

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  var changed = before
  try change(&changed)
  Current = changed
  defer {
    if changed.locale != before.locale { Current.locale = before.locale }
    Current.now = before.now
    Current.timeZone = before.timeZone
    Current.fileClient = before.fileClient
  }
  return try preview()
}
