import TestSupport
import Testing

@testable import Chapter6Exercises

@Suite(.exercise("6.8"))
struct Exercise6_8 {
  @Test("the dev app runs at your desk, with as many swims as you like", arguments: [2, 7])
  func runsAtTheDesk(swims: Int) async {
    let screen = makePassDevApp(swims: swims, isTurnstileStuck: false)
    let seen = [
      await screen.shown(), await screen.entered(), await screen.shown(), await screen.entered(),
      await screen.shown(),
    ]
    let expected = [
      "\(swims) swims left", "in", "\(swims - 1) swims left", "in", "\(swims - 2) swims left",
    ]
    #expect(
      seen == expected,
      """
      A dev app was made with \(swims) swims on the pass. The screen is looked at, somebody goes in, \
      and so on. That should give \(expected), and gives \(seen). NotAtThePool comes from a live \
      part. A number that stays the same comes from a stub that does not remember what it is told, \
      and one that jumps from a stub that other dev apps use, too, such as a static.
      """)
  }

  @Test("the dev app shows what can go wrong, too", arguments: [1, 4])
  func showsWhatGoesWrong(swims: Int) async {
    let stuck = makePassDevApp(swims: swims, isTurnstileStuck: true)
    let seen = [await stuck.entered(), await stuck.entered(), await stuck.shown()]
    #expect(
      seen == ["TurnstileStuck()", "TurnstileStuck()", "\(swims) swims left"],
      """
      A dev app was made with \(swims) swims on the pass and a turnstile that is stuck. Who goes in \
      should hear TurnstileStuck, each time, and no swim be taken off. Somebody has tried twice. What \
      was heard, and then shown: \(seen).
      """)
    let empty = makePassDevApp(swims: 0, isTurnstileStuck: false)
    let (entry, text) = (await empty.entered(), await stuck.shown())
    #expect(
      entry == "NoSwimsLeft()" && text == "\(swims) swims left",
      """
      Beside it a second dev app was made, with no swims on the pass. Who goes in there should hear \
      NoSwimsLeft, and hears \(entry). The first one should go on to show \(swims) swims, and shows \
      "\(text)". Each dev app needs stubs of its own.
      """)
  }

  @Test("the dev app has nothing live in it")
  func containsNothingLive() throws {
    let source = try LearnerSource.load("6.8")
    let live = ["FilePassStore", "CashDeskDisk", "EntranceTurnstile", "makePassScreen"]
    let declarations = [
      "struct CashDeskDisk", "struct EntranceTurnstile", "protocol PoolDisk", "protocol PoolFile",
      "func makePassScreen",
    ]
    let yours = source.withoutType("FilePassStore").withoutAll(declarations)
      .reduced(to: "makePassDevApp")
    let places =
      live.flatMap(yours.lines(mentioning:))
      + ["PoolDisk", "PoolFile"].flatMap(yours.lines(mentioning:))
      .filter { !$0.contains("typealias") }
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). Only makePassScreen(pass:disk:turnstile:), and what it alone \
      calls, should name the live parts. They are also named there: \(places.quoted). A dev app that \
      knows a live part has to be built with it, even over a disk that is a stub. A copy of the \
      live store is no better: what the screen wants is a PassStore, which needs no disk.
      """)
    let kept = yours.sharedState
    #expect(
      kept.isEmpty,
      """
      This test reads \(source.path). Something is kept there for all dev apps: \(kept.quoted). Each \
      dev app needs stubs of its own, which go when it goes.
      """)
  }

  @Test("composing the app opens nothing")
  func composesWithoutOpening() async {
    let disks = [3, 8].map { PoolDiskSpy(swims: $0) }
    let screens = disks.map { makeScreen($0) }
    for _ in 0..<1_000 { await Task.yield() }
    let early = disks.flatMap(\.calls.calls)
    #expect(
      early.isEmpty,
      """
      Two screens were composed, and nobody has looked at them. Nothing should have been done to \
      the disks, and this was: \(early). Neither an initializer nor a composer should open a file, \
      and not in a task either: put the opening where the file is needed first.
      """)
    let seen = [await screens[1].shown(), await screens[1].entered(), await screens[1].shown()]
    let (first, second) = (disks[0].calls.calls, disks[1].calls.calls)
    #expect(
      seen == ["8 swims left", "in", "7 swims left"] && second.contains("write blue 7"),
      """
      There are 8 swims on the second disk. Its screen is looked at, somebody goes in, and it is \
      looked at again. That should give 8, in, 7, and "write blue 7" on the disk. It gives \(seen), \
      and this was done to the disk: \(second).
      """)
    #expect(
      first.isEmpty && second.filter { $0.hasPrefix("open") } == ["open passes"],
      """
      Two screens were composed, and only the second is used, several times. The file of the first \
      should not be opened, and that of the second once, as "open passes". What was done to the \
      first disk: \(first), and to the second: \(second). Keep the file when you have opened it, and \
      do not keep it in a static.
      """)
  }

  @Test("the first use may write, and all passes are in one file")
  func writesFirst() async throws {
    let disk = PoolDiskSpy(swims: 5)
    let store = makeScreen(disk).store
    try await store.setSwims(9, on: "blue")
    let calls = disk.calls.calls
    #expect(
      calls == ["open passes", "write blue 9"],
      """
      A store was composed, and the first thing that happens to it is that 9 swims are written on the \
      blue pass. The disk should see "open passes" and "write blue 9", and sees \(calls). Writing is \
      a use, too: it opens the file if nobody has.
      """)
    _ = try await store.swims(on: "green")
    #expect(
      disk.openings == 1,
      """
      Then the green pass was read. All passes are in one file, which should be opened once, and was \
      opened \(disk.openings) times.
      """)
  }

  @Test("many who come first at the same time open the file once")
  func opensOnceForAll() async {
    let gate = Gate()
    let disk = PoolDiskSpy(swims: 5, gate: gate)
    let screen = makeScreen(disk)
    let crowd = Crowd(of: 50) { await screen.shown() }
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    let (count, answers) = (disk.openings, crowd.differentAnswers)
    #expect(
      count == 1 && crowd.answers.count == 50 && answers == ["5 swims left"],
      """
      Fifty look at the screen at the same time, before the file was ever opened, and opening takes \
      long. It should be opened once, and was opened \(count) times. All should see 5 swims left; \
      \(crowd.answers.count) have seen \(answers). At an `await` others get in: remember that the \
      file is being opened before you wait for it.
      """)
  }

  @Test("a file that could not be opened is tried again")
  func triesAgain() async {
    let disk = PoolDiskSpy(swims: 5, failures: 2)
    let screen = makeScreen(disk)
    var seen: [String] = []
    for _ in 1...4 { seen.append(await screen.shown()) }
    #expect(
      seen == ["DiskAsleep()", "DiskAsleep()", "5 swims left", "5 swims left"]
        && disk.openings == 3,
      """
      The file cannot be opened twice, and then it can. The screen is looked at four times, and \
      should show DiskAsleep twice and 5 swims left twice, with 3 openings. It shows \(seen), with \
      \(disk.openings). An error should be heard and then forgotten.
      """)
  }

  @Test("what could not be written is heard")
  func hearsOfFailedWriting() async {
    let disk = PoolDiskSpy(swims: 5, isFull: true)
    let screen = makeScreen(disk)
    let seen = [await screen.entered(), await screen.shown()]
    #expect(
      seen == ["DiskFull()", "5 swims left"],
      """
      The file can be opened and read, but the disk is full. Somebody goes in, and should hear \
      DiskFull; then the screen should show 5 swims left. It gives \(seen). The store passes an error \
      of the file on: who is not told of it believes that the swims were written.
      """)
  }

  private func makeScreen(_ disk: PoolDiskSpy) -> PassScreen {
    makePassScreen(pass: "blue", disk: disk, turnstile: OpenTurnstile())
  }
}

private struct OpenTurnstile: PoolTurnstile {
  func letIn() async throws {}
}
