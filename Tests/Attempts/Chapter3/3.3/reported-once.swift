// Wrong: reports each endpoint once, so that the log stays short.
// Must fail with: was called three times. Report should have been given

import Synchronization

final class Reported: Sendable {
  let names = Mutex<Set<String>>([])
}

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    let known = Reported()
    @Sendable func once(_ endpoint: String) {
      if known.names.withLock({ $0.insert(endpoint).inserted }) { report(endpoint) }
    }
    return GreenhouseClient(
      temperature: { _ in
        once("temperature")
        throw UnexpectedCall(endpoint: "temperature")
      },
      harvest: { _ in
        once("harvest")
        throw UnexpectedCall(endpoint: "harvest")
      },
      isRoofOpen: {
        once("isRoofOpen")
        return false
      },
      openRoof: { once("openRoof") },
      moisture: { _ in
        once("moisture")
        return AsyncStream { $0.finish() }
      })
  }
}
