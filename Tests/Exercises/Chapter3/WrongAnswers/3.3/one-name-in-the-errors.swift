// Wrong: writes one error and throws it everywhere.
// Must fail with: harvest should throw UnexpectedCall(endpoint: "harvest") when it is called.

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    let error = UnexpectedCall(endpoint: "temperature")
    return GreenhouseClient(
      temperature: { _ in
        report("temperature")
        throw error
      },
      harvest: { _ in
        report("harvest")
        throw error
      },
      isRoofOpen: {
        report("isRoofOpen")
        return false
      },
      openRoof: { report("openRoof") },
      moisture: { _ in
        report("moisture")
        return AsyncStream { $0.finish() }
      })
  }
}
