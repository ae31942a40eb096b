// Wrong: remembers what the clock said, and not where it is.
// Must fail with: `now` is a closure: put back that closure

@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let (before, date) = (Current, Current.now())
  defer {
    Current = before
    Current.now = { date }
  }
  try change(&Current)
  return try preview()
}
