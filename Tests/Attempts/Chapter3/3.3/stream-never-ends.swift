// Wrong: gives back a stream that nobody ever ends.
// Must fail with: It did not end. A test that waits for it waits for ever, instead of failing with a
// name.

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
        return false
      },
      openRoof: { report("openRoof") },
      moisture: { _ in
        report("moisture")
        return AsyncStream { _ in }
      })
  }
}
