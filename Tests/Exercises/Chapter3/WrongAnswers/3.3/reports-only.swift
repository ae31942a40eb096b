// Wrong: reports, and then answers as if all were well.
// Must fail with: It gives an answer. A made up answer lets the code under test go on as if all
// were well

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    GreenhouseClient(
      temperature: { _ in
        report("temperature")
        return 20
      },
      harvest: { _ in
        report("harvest")
        return []
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
