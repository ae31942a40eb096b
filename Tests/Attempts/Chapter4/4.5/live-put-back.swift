// Wrong: puts .live back, whatever was there.
// Must fail with: neither what you have set, nor .live

@MainActor
func withDome<Answer>(
  _ change: (inout DomeEnvironment) throws -> Void, show: () throws -> Answer
) rethrows -> Answer {
  defer { dome = .live }
  try change(&dome)
  return try show()
}
