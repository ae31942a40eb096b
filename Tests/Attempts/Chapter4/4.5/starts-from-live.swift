// Wrong: changes a fresh copy of .live, so that an inner show forgets what the outer one has set.
// Must fail with: Each show changes what it finds, and puts back what it has

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  let before = dome
  defer { dome = before }
  var changed = DomeEnvironment.live
  try change(&changed)
  dome = changed
  return try show()
}
