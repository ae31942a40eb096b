import Dispatch
import TestSupport
import Testing

@testable import Chapter7Exercises

@MainActor
@Suite(.exercise("7.3"), .serialized)
struct Exercise7_3 {
  private let sent = CallRecorder<String>()

  @Test("each message is sent once, with the time at which it was added")
  func sendsEach() async {
    let outbox = makeOutbox(time: clock())
    await outbox.add("Comets")
    await outbox.add("Slow Drip")
    for _ in 1...2 { await outbox.sendAll { [sent] in sent.record($0) } }
    #expect(sent.calls == ["9:01 Comets", "9:02 Slow Drip"], "The second time, there's no more.")
  }

  @Test("a background task uses the outbox without the main actor")
  func leavesTheMainActor() async {
    let onMain = CallRecorder<Bool>()
    let outbox = makeOutbox {
      onMain.record(isOnTheMainActor())
      return "9:01"
    }
    await Task.detached { await outbox.add("Comets") }.value
    #expect(onMain.calls == [false], "It asked for the time on the main actor, as the screen does.")
  }

  @Test("a message that's added while others are being sent isn't lost")
  func losesNone() async {
    let outbox = makeOutbox(time: clock())
    await outbox.add("Comets")
    await outbox.sendAll { [sent] message in
      sent.record(message)
      if message == "9:01 Comets" { await outbox.add("Slow Drip") }
    }
    await outbox.sendAll { [sent] in sent.record($0) }
    #expect(
      sent.calls == ["9:01 Comets", "9:02 Slow Drip"],
      "Slow Drip was added while Comets was being sent.")
  }

  @Test("what can't be sent waits for the next time, and keeps its time")
  func keepsWhatFails() async {
    let outbox = makeOutbox(time: clock())
    let tried = CallRecorder<String>()
    for text in ["Comets", "Slow Drip", "Early Bird"] { await outbox.add(text) }
    await outbox.sendAll { [sent] message in
      tried.record(message)
      if tried.count == 2 { throw CancellationError() }
      sent.record(message)
    }
    let waits = !sent.calls.contains("9:02 Slow Drip")
    #expect(waits, "`send` has thrown for Slow Drip, which waits for the next time.")
    await outbox.sendAll { [sent] in sent.record($0) }
    let all = ["9:01 Comets", "9:02 Slow Drip", "9:03 Early Bird"]
    #expect(sent.calls.sorted() == all, "After the next time, each has been sent once, as it was.")
  }

  @Test("two tasks that send at the same time send no message twice")
  func sendsNoneTwice() async {
    let outbox = makeOutbox(time: clock())
    let ended = CallRecorder<Void>()
    await outbox.add("Comets")
    await outbox.sendAll { [sent] message in
      sent.record(message)
      Task {
        await outbox.sendAll { sent.record($0) }
        ended.record(())
      }
      await eventually { ended.count > 0 }
    }
    #expect(
      sent.calls == ["9:01 Comets"],
      "While Comets was being sent, another task called `sendAll`.")
  }

  /// A clock that shows 9:01, then 9:02, and so on.
  private func clock() -> @Sendable () -> String {
    let readings = CallRecorder<Void>()
    return {
      readings.record(())
      return "9:0\(readings.count)"
    }
  }
}

/// Whether the caller keeps the main actor, whose jobs run on the main queue.
private func isOnTheMainActor() -> Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

private let mainQueue = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
