import SmallArchitecture
import FileClient
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Prime time, line by line")
struct SessionTests {
  @Test("the favourites: several are deleted at once, one is tapped, all are saved and loaded")
  func favorites() async {
    await expect(
      [
        "favourites", "load", "delete 1 3", "tap 1", "ok", "save", "back", "prime", "feed", "quit",
        "+",
      ],
      """
      Count 0

      > favourites
      Favourites: none

      > load
      Favourites: 3
      Loaded 3 favourites
      row  prime
      1    2
      2    31
      3    7

      > delete 1 3
      Favourites: 1
      row  prime
      1    31

      > tap 1
      Favourites: 1
      The 31st prime is 17  [ok]
      row  prime
      1    31

      > ok
      Favourites: 1
      row  prime
      1    31

      > save
      Favourites: 1
      Saved 1 favourite
      row  prime
      1    31

      > back
      Count 0

      > prime
      Count 0
      0 is not prime. Only primes can be favourites.

      > feed
      Feed
      14:02  removed 7
      14:02  removed 2

      > quit

      """)
  }

  @Test(
    "what means nothing here is told in a sentence, and changes nothing",
    arguments: [
      ([], "foo", "There's no command 'foo'. Type help for a list of commands."),
      ([], "+ +", "'+' takes no argument."),
      ([], "tap 1", "tap is for the favourites. Type favourites first."),
      (["feed"], "+", "+ is for a counter. Type back until you see one."),
      (["feed"], "ok", "There is no alert here."),
      (
        ["favourites"], "remove 1",
        "remove is for a counter. To delete a row here, type for example: delete 1"
      ),
    ])
  func sentence(way: [String], line: String, sentence: String) async {
    let output = CallRecorder<String>()
    await session(way + [line], output: output).run()
    #expect(output.calls.joined().hasSuffix("\n> \(line)\n\(sentence)\n"))
  }

  @Test("back ends at the counter, and no way leads through a place twice")
  func back() async {
    let session = session([])
    for word in ["favourites", "feed", "offline", "feed", "favourites"] {
      _ = session.read(Substring(word), [])
    }
    #expect(session.places == [.counter, .favorites])
    for _ in 1...3 { _ = session.read("back", []) }
    #expect(session.places == [.counter])
    await expect(
      ["back"], "Count 0\n\n> back\nThis is the first screen. To leave, type quit.\n")
  }

  @Test("a script is told what the spinner did during a long search, and not of a short one")
  func spinner() async {
    let output = CallRecorder<String>()
    let clock = TestClock()
    let playing = Task {
      await session(["nth", "-", "nth"], count: 10_000, output: output, clock: clock).run()
    }
    let turnsFirst = await eventually { clock.sleeperCount == 2 }
    #expect(turnsFirst)
    await clock.advance(by: Session.lead)
    await playing.value
    let screens = output.calls.joined().split(separator: "\n> ")
    #expect(screens[1].hasSuffix("in 640 ms, and stopped for up to 640 ms.\n"))
    #expect(!screens[2].contains("spinner") && !screens[3].contains("spinner"))
  }

  @Test(
    "help lists the lines of the place first",
    arguments: [
      ([], ["+", "-", "prime", "nth", "ok", "add", "remove", "offline"]),
      (["favourites"], ["tap N", "delete N …", "save", "load", "ok", "offline"]),
      (["feed"], ["offline", "favourites", "feed", "back"]),
    ])
  func help(way: [String], lines: [String]) async {
    let session = session([])
    for word in way { _ = session.read(Substring(word), []) }
    #expect(Array(Command.list(at: session.place).map(\.syntax).prefix(lines.count)) == lines)
  }

  func session(
    _ lines: [String], count: Int = 0, output: CallRecorder<String> = CallRecorder(),
    clock: some Clock<Duration> = ContinuousClock()
  ) -> Session {
    let locale = Locale(identifier: "en_GB")
    let files = FileClient.inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)])
    let store = Store(
      initialState: AppState(count: count), reducer: appReducer,
      environment: AppEnvironment(
        fileClient: files, nthPrime: { _ in 17 }, offlineNthPrime: { _ in 19 },
        date: { Date(timeIntervalSince1970: 50_520) }, locale: locale))
    return Session(
      store: store, terminal: .scripted(lines, output: output), locale: locale, timeZone: .gmt,
      clock: clock)
  }

  func expect(
    _ lines: [String], _ transcript: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let output = CallRecorder<String>()
    await session(lines, output: output).run()
    #expect(
      output.calls.joined() == "Prime Time\n\n" + transcript, sourceLocation: sourceLocation)
  }
}
