// Wrong: takes the name from #function, which is that of the function it stands in.
// Must fail with: and was given ["unimplemented(report:)"].

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    GreenhouseClient(
      temperature: { _ in
        report(#function)
        throw UnexpectedCall(endpoint: "temperature")
      },
      harvest: { _ in
        report(#function)
        throw UnexpectedCall(endpoint: "harvest")
      },
      isRoofOpen: {
        report(#function)
        return false
      },
      openRoof: { report(#function) },
      moisture: { _ in
        report(#function)
        return AsyncStream { $0.finish() }
      })
  }
}
