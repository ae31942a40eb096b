// Wrong: reports while the client is being made.
// Must fail with: The client was only made, and no endpoint was called. It has already reported

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    func unexpected(_ endpoint: String) -> UnexpectedCall {
      report(endpoint)
      return UnexpectedCall(endpoint: endpoint)
    }
    let temperature = unexpected("temperature")
    let harvest = unexpected("harvest")
    return GreenhouseClient(
      temperature: { _ in throw temperature },
      harvest: { _ in throw harvest },
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
