// Wrong: remembers in one place for all shows, and an inner show takes it.
// Must fail with: Each show changes what it finds, and puts back what it has

@MainActor private var domeBefore = DomeEnvironment.live

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  domeBefore = dome
  defer { dome = domeBefore }
  try change(&dome)
  return try show()
}
