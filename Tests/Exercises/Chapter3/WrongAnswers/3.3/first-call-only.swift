// Wrong: reports the first unexpected call, since one is enough to fail a test.
// Must fail with: Each endpoint speaks for itself, whatever was called before.

import Synchronization

final class Reported: Sendable {
  let isTrue = Atomic(false)
}

extension GreenhouseClient {
  static func unimplemented(
    report: @escaping @Sendable (_ endpoint: String) -> Void
  ) -> GreenhouseClient {
    let reported = Reported()
    @Sendable func once(_ endpoint: String) {
      if !reported.isTrue.exchange(true, ordering: .relaxed) { report(endpoint) }
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
