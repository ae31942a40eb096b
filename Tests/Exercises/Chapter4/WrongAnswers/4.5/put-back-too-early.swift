// Wrong: a `defer` in a block of its own, which ends before the show begins.
// Must fail with: It should run once, and the guide should say so.

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  do {
    let before = dome
    defer { dome = before }
    try change(&dome)
  }
  return try show()
}
