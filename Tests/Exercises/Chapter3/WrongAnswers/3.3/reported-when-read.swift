// Wrong: reports when somebody reads the stream, and not when it is asked for.
// Must fail with: it has returned a stream that nobody has read yet. By then, report should have
// been given ["moisture"], and was given [].

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
        AsyncStream(unfolding: {
          report("moisture")
          return nil
        })
      })
  }
}
