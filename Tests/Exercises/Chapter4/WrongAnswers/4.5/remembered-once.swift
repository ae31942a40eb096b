// Wrong: takes what it finds at its first call for what belongs there.
// Must fail with: What was there before has to be looked up in each call.

@MainActor private let domeBefore = dome

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  defer { dome = domeBefore }
  var changed = dome
  try change(&changed)
  dome = changed
  return try show()
}
