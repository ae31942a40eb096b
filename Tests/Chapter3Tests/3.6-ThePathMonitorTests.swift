import Synchronization
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite("3.6 The path monitor", .lesson("03-StructWitnesses.md", "Long-lived dependencies"))
struct Exercise3_6 {
  @Test("nothing is switched on until somebody subscribes")
  func startsOnSubscription() {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let early = mast.log.calls
    #expect(
      early == [],
      """
      A path monitor was made, and nobody has subscribed. So far this happened: \(early). A sensor \
      needs current: make it and start it inside the closure of `paths`.
      """)
    let stream = monitor.paths()
    let log = mast.log.calls
    #expect(
      log == ["make 1", "start 1"],
      """
      Somebody called `paths`. It should make a sensor and start it, once and before it returns. \
      This happened: \(log).
      """)
    withExtendedLifetime(stream) {}
  }

  @Test("two subscribers have a sensor each, and hear everything")
  func servesTwo() async {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let (first, second) = (Listener(monitor.paths()), Listener(monitor.paths()))
    let log = mast.log.calls
    #expect(
      log == ["make 1", "start 1", "make 2", "start 2"],
      """
      Two screens subscribed. Each should have a sensor of its own, made and started once. This \
      happened: \(log).
      """)
    mast.sendToAll([.up, .down, .slow, .down, .up])
    await first.hears(5)
    await second.hears(5)
    let heard = [first.heard.calls, second.heard.calls]
    #expect(
      heard == [[.up, .down, .slow, .down, .up], [.up, .down, .slow, .down, .up]],
      """
      Both sensors tell up, down, slow, down, up. The two subscribers heard \(heard[0].text); and \(heard[1].text). Both should \
      hear all. A stream that two read is split between them.
      """)
  }

  @Test("repeats are dropped, for each subscriber alone")
  func dropsRepeats() async {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let first = Listener(monitor.paths())
    mast.send([.up, .up, .down, .down, .down, .up, .slow, .slow, .up, .up], to: 1)
    await first.hears(5)
    let changes = first.heard.calls
    #expect(
      changes == [.up, .down, .up, .slow, .up],
      """
      The sensor tells up twice, down three times, up, slow twice, and up twice. The subscriber \
      should hear up, down, up, slow, up, and heard \(changes.text). Compare with the path before, and \
      with no other one: up after down is news.
      """)
    let second = Listener(monitor.paths())
    mast.send([.up, .down], to: 2)
    mast.send([.up, .down], to: 1)
    await second.hears(2)
    await first.hears(6)
    let heard = [first.heard.calls.dropFirst(5) + [], second.heard.calls]
    #expect(
      heard == [[.down], [.up, .down]],
      """
      The first subscriber heard up last. A second one comes, and then both sensors tell up and \
      down. For the first one only down is new, for the second one both are. They heard \
      \(heard[0].text); and \(heard[1].text). The path before must be remembered for each subscriber.
      """)
  }

  @Test("what the sensor tells before anybody reads is kept")
  func keepsUnread() async {
    let mast = HutMast(first: .slow)
    let stream = makeHutPaths(makeSensor: mast.makeSensor).paths()
    mast.send((1...50).flatMap { _ in [HutPath.up, .down] }, to: 1)
    let listener = Listener(stream)
    await listener.hears(101)
    let heard = listener.heard.calls
    #expect(
      heard.count == 101 && heard.first == .slow && heard.last == .down,
      """
      The sensor tells slow while it is being started, and then goes up and down 50 times. Only \
      after that the stream is read. It should have 101 paths, from slow to down. It has \
      \(heard.count)\(heard.first.map { ", and begins with \($0)" } ?? ""). Keep everything until it \
      is read.
      """)
  }

  // A task overtakes another one now and then, so it takes many to see it.
  @Test("paths stay in order, and none is lost or twice there", arguments: 1...5)
  func keepsTheOrder(round: Int) async {
    let mast = HutMast()
    let listener = Listener(makeHutPaths(makeSensor: mast.makeSensor).paths())
    let sent = (1...20_000).map { [HutPath.up, .slow, .down][($0 * $0 / 3) % 3] }
    let expected = sent.indices.filter { $0 == 0 || sent[$0] != sent[$0 - 1] }.map { sent[$0] }
    mast.send(sent, to: 1)
    await listener.hears(expected.count)
    let heard = listener.heard.calls
    let isTheSame = heard == expected
    #expect(
      isTheSame,
      """
      The sensor tells 20,000 paths, \(expected.count) of them different from the one before. The \
      subscriber heard \(heard.count)\(heard.count == expected.count ? ", in another order" : ""). \
      Hand each path on in the callback itself, before it returns: a new task for each may overtake \
      another.
      """)
  }

  @Test("whoever leaves takes their own sensor along", arguments: Leaving.allCases)
  func cancels(leaving: Leaving) async {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let staying = Listener(monitor.paths())
    mast.send([.up], to: 1)
    await leaving.leave(monitor.paths) { mast.send([.slow], to: 2) }
    await eventually(patience: .seconds(2)) { mast.cancelled.contains(2) }
    #expect(
      mast.cancelled == [2],
      """
      The second of two subscribers \(leaving.rawValue). Sensor 2 should be cancelled, at once and \
      without another call, and sensor 1 go on. Cancelled are: \(mast.cancelled). `onTermination` \
      of the stream is where you hear that nobody listens.
      """)
    mast.send([.down], to: 1)
    await staying.hears(2)
    #expect(
      staying.heard.calls == [.up, .down],
      """
      The second of two subscribers \(leaving.rawValue). The first one should go on hearing up and \
      down, and heard \(staying.heard.calls.text).
      """)
    let late = Listener(monitor.paths())
    mast.send([.down, .up], to: 3)
    await late.hears(2)
    #expect(
      late.heard.calls == [.down, .up],
      """
      One subscriber has left, and another one comes. They should have a new sensor, as a sensor \
      starts only once, and hear down and up. They heard \(late.heard.calls.text). This happened: \
      \(mast.log.calls).
      """)
  }
}

/// Where the sensors hang. They tell what the test says.
private final class HutMast: Sendable {
  /// All that was done to sensors, which are numbered from 1.
  let log = CallRecorder<String>()
  private let first: HutPath?
  private let callbacks = Mutex<[Int: @Sendable (HutPath) -> Void]>([:])
  private let made = Mutex(0)
  private let off = Mutex<Set<Int>>([])

  /// - Parameter first: what each sensor tells before its start is over.
  init(first: HutPath? = nil) {
    self.first = first
  }

  /// The numbers of the sensors that were cancelled.
  var cancelled: [Int] { off.withLock { $0.sorted() } }

  @Sendable func makeSensor() -> HutPathSensor {
    let number = made.withLock { made in
      made += 1
      return made
    }
    log.record("make \(number)")
    return HutPathSensor(
      start: { onPath in
        self.log.record("start \(number)")
        self.callbacks.withLock { if $0[number] == nil { $0[number] = onPath } }
        if let first = self.first { onPath(first) }
      },
      cancel: {
        self.off.withLock { _ = $0.insert(number) }
      })
  }

  /// Lets a sensor tell these paths, if it is on.
  func send(_ paths: [HutPath], to number: Int) {
    guard !cancelled.contains(number) else { return }
    let onPath = callbacks.withLock { $0[number] }
    for path in paths { onPath?(path) }
  }

  func sendToAll(_ paths: [HutPath]) {
    for number in callbacks.withLock({ $0.keys.sorted() }) { send(paths, to: number) }
  }
}

extension [HutPath] {
  /// The paths as a sentence shows them.
  fileprivate var text: String {
    isEmpty ? "nothing" : map { "\($0)" }.joined(separator: ", ")
  }
}
