// Wrong: ends the program at the first unexpected call.
// Must fail with: One unexpected call would take the results of all other tests with it.

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
      isRoofOpen: {
        report("isRoofOpen")
        fatalError("isRoofOpen is unimplemented")
      },
      openRoof: { report("openRoof") },
      moisture: { _ in
        report("moisture")
        return AsyncStream { $0.finish() }
      })
  }
}
