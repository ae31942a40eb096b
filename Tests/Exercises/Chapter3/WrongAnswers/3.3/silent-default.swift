// Wrong: answers where it cannot throw, and keeps quiet about it.
// Must fail with: An endpoint that keeps quiet, or speaks too late, hides it.

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    GreenhouseClient(
      temperature: { _ in
        report("temperature")
        throw UnexpectedCall(endpoint: "temperature")
      },
      harvest: { _ in
        report("harvest")
        throw UnexpectedCall(endpoint: "harvest")
      },
      isRoofOpen: { false },
      openRoof: {},
      moisture: { _ in
        report("moisture")
        return AsyncStream { $0.finish() }
      })
  }
}
