import PathMonitorClient
import TestSupport
import Testing

@testable import Chapter3Exercises

extension Exercise3_7 {
  @Test("many changes arrive, in their order")
  func keepsTheOrder() async {
    let listener = Listener(PathMonitorClient.sensing(sensors.makeSensor).paths())
    for _ in 1...200 { sensors.report(.unsatisfied, .satisfied, from: 1) }
    await listener.hears(401)
    let heard = listener.heard.calls
    #expect(
      zip(heard, heard.dropFirst()).allSatisfy { $0 != $1 },
      "Yield each path at once: tasks overtake one another.")
  }
}
