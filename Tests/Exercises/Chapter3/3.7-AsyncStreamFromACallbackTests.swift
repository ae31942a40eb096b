import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.7"))
struct Exercise3_7 {
  @Test("no sensor is made until someone subscribes")
  func startsOnSubscription() {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let early = mast.log.calls
    let isOff = early.isEmpty
    #expect(
      isOff,
      """
      A path monitor was made, and has no subscriber. So far this happened: \
      \(early.joined(separator: ", ")). A sensor draws power: make it and start it inside the \
      closure of `paths`.
      """)
    guard isOff else { return }
    // A task may by chance be as quick. So this asks often.
    for _ in 1...50 {
      let mast = HutMast()
      let stream = makeHutPaths(makeSensor: mast.makeSensor).paths()
      let log = mast.log.calls
      let isStarted = log == ["make 1", "start 1"]
      #expect(
        isStarted,
        """
        `paths` was called once. It should make a sensor and start it, once and before it returns. \
        When it returned, this had happened: \
        \(log.isEmpty ? "nothing" : log.joined(separator: ", ")). Make and start the sensor in the \
        closure itself, and not in a task.
        """)
      withExtendedLifetime(stream) {}
      guard isStarted else { return }
    }
    withExtendedLifetime(monitor) {}
  }

  @Test("a path is dropped if it equals the one before it, and only then")
  func dropsRepeats() async {
    // Each of the three comes first once: a memory that begins with one of them would miss it.
    for order in [[HutPath.up, .down, .slow], [.slow, .up, .down], [.down, .slow, .up]] {
      guard await dropsRepeats(of: order) else { return }
    }
  }

  /// Whether all is right with a stream that begins with the first of three paths.
  private func dropsRepeats(of order: [HutPath]) async -> Bool {
    let mast = HutMast()
    let listener = Listener(makeHutPaths(makeSensor: mast.makeSensor).paths())
    var told: [HutPath] = []
    var changes: [HutPath] = []
    for path in [0, 0, 1, 1, 1, 0, 2, 2, 0, 0].map({ order[$0] }) {
      if path != changes.last { changes.append(path) }
      told.append(path)
      mast.send([path], to: 1)
      await listener.hears(changes.count)
      if listener.heard.calls != changes { break }
    }
    let heard = listener.heard.calls
    let isRight = heard == changes
    let hasEnded = isRight ? false : await listener.isDone()
    let hasRepeats = zip(heard, heard.dropFirst()).contains { $0 == $1 }
    let advice =
      hasEnded
      ? "Your stream has ended, but should go on until its subscriber leaves."
      : told.count == 1
        ? "The first path is always news, and belongs in the stream of this sensor's subscriber."
        : hasRepeats
          ? "Compare with the path before, from the first path on: the same path again isn't news."
          : "Compare with the path before, and with no other one: up after down is news."
    #expect(
      isRight,
      """
      The sensor has reported, one after another: \(told.text). The subscriber should have got \
      \(changes.text), but got \(heard.text). \(advice)
      """)
    if isRight, order.first == .up {
      let heardAt = told.indices.map { $0 == 0 || told[$0] != told[$0 - 1] ? "\(told[$0])" : "" }
      demonstrate(
        """
        the sensor reports  \(told.map { "\($0)".padded }.joined())
        the screen gets     \(heardAt.map(\.padded).joined())
        """)
    }
    return isRight
  }

  @Test("paths that come before the stream is read are kept")
  func keepsUnread() async {
    let mast = HutMast(first: .slow)
    let stream = makeHutPaths(makeSensor: mast.makeSensor).paths()
    mast.send((1...2_500).flatMap { _ in [HutPath.up, .down] }, to: 1)
    let listener = Listener(stream)
    await listener.hears(5_001)
    let heard = listener.heard.calls
    let isKept = heard.count >= 5_001 && heard.first == .slow
    #expect(
      isKept,
      """
      The sensor reports slow while it is being started, and then up and down 2500 times. Only \
      then is the stream read. It should have 5001 paths, from slow to down. It has \
      \(heard.count)\(heard.first.map { ", and begins with \($0)" } ?? ""). A stream keeps \
      everything until it is read, unless you choose another buffering policy.
      """)
  }

  // A task that hands a path on comes too late, but not always. So this test tries often.
  @Test("by the time the callback returns, the path is in the stream")
  func handsOnAtOnce() async {
    var isLate = false
    for _ in 1...300 where !isLate {
      let mast = HutMast()
      let listener = Listener(makeHutPaths(makeSensor: mast.makeSensor).paths())
      mast.send([.down], to: 1)
      await listener.hears(1)
      // Other tests report a subscriber that gets nothing at all.
      guard listener.heard.calls == [.down] else { break }
      // The reader asks for the next path. A stream that unfolds has nothing for one who asks when it is
      // cancelled already.
      for _ in 1...10 { await Task.yield() }
      mast.send([.up], to: 1)
      listener.cancel()
      await listener.isDone()
      isLate = listener.heard.calls != [.down, .up]
    }
    #expect(
      !isLate,
      """
      A sensor reported down, and later up. Right after that the subscriber left. Up had been \
      reported by then, so it should be in the stream, but it's missing. Yield each path in the \
      callback itself, before it returns: a task or a queue that hands it on \
      comes too late.
      """)
  }

  @Test("apart from repeats, each path arrives once, in order")
  func keepsTheOrder() async {
    let mast = HutMast()
    let listener = Listener(makeHutPaths(makeSensor: mast.makeSensor).paths())
    let paths: [HutPath] = [.up, .slow, .down]
    let sent = (1...20_000).map { paths[$0 * $0 / 3 % 3] }
    let expected = sent.indices.filter { $0 == 0 || sent[$0] != sent[$0 - 1] }.map { sent[$0] }
    mast.send(sent, to: 1)
    await listener.hears(expected.count)
    let heard = listener.heard.calls
    let isTheSame = heard == expected
    #expect(
      isTheSame,
      """
      The sensor reports 20,000 paths, \(expected.count) of them different from the one before. \
      The subscriber got \(heard.count)\(heard.count == expected.count ? ", in another order" : ""). \
      Yield each path in the callback itself, before it returns: a new task for each may overtake \
      another.
      """)
  }

  @Test("each subscriber has its own sensor, stream and memory")
  func servesTwo() async {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let (first, second) = (Listener(monitor.paths()), Listener(monitor.paths()))
    let log = mast.log.calls
    let hasTwo = log == ["make 1", "start 1", "make 2", "start 2"]
    #expect(
      hasTwo,
      """
      Two screens subscribed. Each should have a sensor of its own, made and started once. This \
      happened: \(log.joined(separator: ", ")).
      """)
    guard hasTwo else { return }
    let told = [[HutPath.up, .down], [.slow, .up]].map { paths in (1...5).flatMap { _ in paths } }
    mast.send(told[0], to: 1)
    mast.send(told[1], to: 2)
    await first.hears(10)
    await second.hears(10)
    let heard = [first.heard.calls, second.heard.calls]
    let isTold = heard == told
    #expect(
      isTold,
      """
      Sensor 1 reports up and down 5 times, and then sensor 2 slow and up 5 times. Each subscriber \
      should get its own sensor's paths. The first one got \(heard[0].text), and the second one \
      \(heard[1].text). Two readers of one stream would share its paths: make a stream for each call \
      of `paths`.
      """)
    guard isTold else { return }
    mast.send([.up], to: 1)
    mast.send([.down], to: 2)
    mast.send([.down], to: 1)
    await first.hears(12)
    await second.hears(11)
    let news = [first, second].map { Array($0.heard.calls.dropFirst(10)) }
    let isNews = news == [[.up, .down], [.down]]
    #expect(
      isNews,
      """
      The first subscriber's last path is down, the second's up. Now sensor 1 reports up, sensor 2 \
      down, and sensor 1 down. All of that is news: up and down for the first one, down for the \
      second one. The first one got \(news[0].text), the second one \(news[1].text). Remember the \
      previous path for each subscriber separately.
      """)
    guard isNews else { return }
    let third = Listener(monitor.paths())
    mast.send([.slow, .down], to: 3)
    await third.hears(2)
    let heardLate = third.heard.calls
    let isOwn = heardLate == [.slow, .down]
    #expect(
      isOwn,
      """
      Two subscribers have heard paths, down at last, and a third one comes. Its sensor reports slow and \
      down. It should get just that, but got \(heardLate.text). What other sensors have reported is \
      nothing to this subscriber.
      """)
  }

  @Test("when a subscriber leaves, its own sensor is cancelled", arguments: Leaving.allCases)
  func cancels(leaving: Leaving) async throws {
    // How long a pause may be, no clock can tell on a busy machine.
    let source = try LearnerSource.load("3.7")
    let pauses = source.mentions("sleep")
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let staying = Listener(monitor.paths())
    mast.send([.up], to: 1)
    await leaving.leave(monitor.paths) { mast.send([.slow], to: 2) }
    let isThere = mast.log.calls.contains("start 2")
    await eventually { !isThere || pauses || mast.cancelled.contains(2) }
    let cancelled = mast.cancelled
    let isCancelled = cancelled.contains(2) && !pauses
    #expect(
      isCancelled,
      """
      The second of two subscribers \(leaving.rawValue). Sensor 2 should be cancelled at once, \
      without waiting for a path or a pause, but it \
      \(!isThere
        ? "was never started"
        : pauses ? "is cancelled after a `sleep`, if \(source.path) is read rightly" : "is still on"). \
      `onTermination` of the stream tells you that its subscriber has left: cancel the sensor there.
      """)
    guard isCancelled else { return }
    let isStaying = !cancelled.contains(1)
    #expect(
      isStaying,
      """
      The second of two subscribers \(leaving.rawValue). Sensor 1 should go on, but is cancelled. \
      Cancel the sensor of this stream, and no other.
      """)
    guard cancelled == [2] else { return }
    mast.send([.down], to: 1)
    await staying.hears(2)
    let isHeard = staying.heard.calls == [.up, .down]
    #expect(
      isHeard,
      """
      The second of two subscribers \(leaving.rawValue). The first one should still get its paths, up \
      and down, but got \(staying.heard.calls.text).
      """)
    guard isHeard else { return }
    let late = Listener(monitor.paths())
    mast.send([.down, .up], to: 3)
    await late.hears(2)
    let isLate = late.heard.calls == [.down, .up]
    #expect(
      isLate,
      """
      One subscriber has left, and a new one comes. It should have a new sensor, as a sensor can \
      be started only once, and hear down and up. It got \(late.heard.calls.text). This happened: \
      \(mast.log.calls.joined(separator: ", ")).
      """)
    guard isLate else { return }
    staying.cancel()
    await eventually { mast.cancelled.count > 1 }
    let atLast = mast.cancelled
    let isOwn = atLast == [1, 2]
    #expect(
      isOwn,
      """
      Sensor 2 is cancelled, and sensors 1 and 3 are on. Now the subscriber of sensor 1 leaves, so \
      sensor 1 should be cancelled, and sensor 3 should go on. The sensors that are cancelled: \
      \(atLast.map { "\($0)" }.joined(separator: ", ")). Cancel the sensor of the stream that has \
      ended, not the one that was made last.
      """)
  }

  @Test("when a subscriber leaves, nothing keeps running for it", arguments: Leaving.allCases)
  func leavesNothing(leaving: Leaving) async {
    let mast = HutMast()
    let monitor = makeHutPaths(makeSensor: mast.makeSensor)
    let ended = CallRecorder<Void>()
    await leaving.leave {
      Errand.$current.withValue(Errand(ended: ended)) { monitor.paths() }
    } send: {
      mast.send([.up], to: 1)
    }
    await eventually { ended.count == 1 }
    let hasEnded = ended.count == 1
    #expect(
      hasEnded,
      """
      A subscriber \(leaving.rawValue). A task that was started for it still runs, or waits for a \
      path that can't come. `onTermination` should stop whatever the subscription has started: \
      cancel that task, too, or finish the stream that it reads.
      """)
  }
}

/// What a subscription is made for. A task takes it along, and lets go of it at its end.
private final class Errand: Sendable {
  @TaskLocal static var current: Errand?
  private let ended: CallRecorder<Void>

  init(ended: CallRecorder<Void>) {
    self.ended = ended
  }

  deinit { ended.record(()) }
}

extension [HutPath] {
  /// The paths as a sentence shows them.
  fileprivate var text: String {
    isEmpty ? "nothing" : map { "\($0)" }.joined(separator: ", ")
  }
}

extension String {
  /// The word in a column of five.
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 5 - count)) }
}
