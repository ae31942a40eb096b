import PathMonitorClient
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.7"), .serialized)
struct Exercise3_7 {
  let sensors = SensorMaker()

  @Test("the current path comes first, then each change")
  func reportsChanges() async {
    let sensors = SensorMaker(current: .unsatisfied)
    let listener = Listener(PathMonitorClient.sensing(sensors.makeSensor).paths())
    await listener.hears(1)
    #expect(
      listener.heard.calls == [.unsatisfied],
      "The sensor reports the current path as it starts: set the handler first, and always yield.")
    #expect(
      sensors.log.calls == ["start 1"],
      "A sensor reports only while something holds it, as `onTermination` can.")
    sensors.report(.satisfied, from: 1)
    await listener.hears(2)
    #expect(listener.heard.calls == [.unsatisfied, .satisfied], "A change is news: yield it.")
  }

  @Test("paths that come before the stream is read are kept")
  func keepsUnreadPaths() async {
    let stream = PathMonitorClient.sensing(sensors.makeSensor).paths()
    sensors.report(.unsatisfied, .satisfied, from: 1)
    let listener = Listener(stream)
    await listener.hears(3)
    #expect(
      listener.heard.calls == [.satisfied, .unsatisfied, .satisfied],
      "Start the sensor and yield each path at once, not in a task, and let the stream keep all.")
  }

  @Test("a path that equals the one before it is dropped")
  func dropsRepeats() async {
    let listener = Listener(PathMonitorClient.sensing(sensors.makeSensor).paths())
    await listener.hears(1)
    sensors.report(.satisfied, .unsatisfied, from: 1)
    await listener.hears(2)
    sensors.report(.unsatisfied, .satisfied, from: 1)
    await listener.hears(3)
    #expect(
      listener.heard.calls == [.satisfied, .unsatisfied, .satisfied],
      "Only a change is news: compare each path with the one before it.")
  }

  @Test("each subscriber has a sensor of its own, which runs from the call of `paths` on")
  func servesEachSubscriber() async {
    let client = PathMonitorClient.sensing(sensors.makeSensor)
    #expect(sensors.log.calls == [], "Nobody has subscribed, so no sensor runs.")
    let listeners = [Listener(client.paths()), Listener(client.paths())]
    #expect(
      sensors.log.calls == ["start 1", "start 2"],
      "Each call of `paths` makes a sensor and starts it, before it returns.")
    for listener in listeners { await listener.hears(1) }
    for number in 1...2 { sensors.report(.unsatisfied, from: number) }
    for listener in listeners { await listener.hears(2) }
    #expect(
      listeners.map(\.heard.calls) == [[.satisfied, .unsatisfied], [.satisfied, .unsatisfied]],
      "Each stream has its own memory of the path before, which is empty at first.")
  }

  @Test(
    "when a subscriber leaves, its sensor is cancelled, and no other", arguments: Leaving.allCases)
  func cancelsSensor(leaving: Leaving) async {
    let client = PathMonitorClient.sensing(sensors.makeSensor)
    let staying = Listener(client.paths())
    await leaving.leave(client.paths) { sensors.report(.unsatisfied, from: 2) }
    await eventually { sensors.log.count == 3 }
    #expect(
      sensors.log.calls == ["start 1", "start 2", "cancel 2"],
      "Cancel it in `onTermination`, which comes at once, unless something still holds the stream.")
    sensors.report(.unsatisfied, from: 1)
    await staying.hears(2)
    #expect(staying.heard.calls == [.satisfied, .unsatisfied], "The other subscriber listens on.")
  }
}
