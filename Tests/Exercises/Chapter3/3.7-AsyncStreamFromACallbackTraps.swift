import PathMonitorClient
import TestSupport
import Testing

@testable import Chapter3Exercises

extension Exercise3_7 {
  @Test("then each change: none overtakes another, however fast they come", .blocking)
  func keepsTheOrder() async {
    // If each path has a task, few overtake another one. So there are many, and the sensor has a
    // thread of its own.
    let stream = PathMonitorClient.sensing(sensors.makeSensor).paths()
    for _ in 1...50_000 { sensors.report(.unsatisfied, .satisfied, from: 1) }
    let listener = Listener(stream)
    await listener.hears(100_001)
    let heard = listener.heard.calls
    #expect(
      zip(heard, heard.dropFirst()).count { $0 != $1 } == 100_000,
      "Start the sensor and yield each path at once, not in a task, and let the stream keep all.")
  }
}
