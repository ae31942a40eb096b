import SmallArchitecture
import Dispatch
import FileClient
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import PrimeTime

/// What a person sees.
@MainActor @Suite("Prime time, at a terminal")
struct WindowTests {
  let clock = TestClock()
  nonisolated static let sizes = [(60, 24), (80, 24), (120, 40)]

  @Test("the title stays, and help fits below each screen", arguments: sizes)
  func window(columns: Int, rows: Int) async {
    let person = TestTerminal(columns: columns, rows: rows)
    await play(on: person) {
      #expect(
        await person.shows(
          """
          Prime Time

          Count 0

          Type help for a list of commands.

          >\u{20}
          """.trimmingCharacters(in: .whitespaces)))
      person.type("help\n")
      #expect(await person.sees("quit        leave; or q, or Ctrl-D"))
      #expect(person.screen.contains("Count 0"))
      person.type("favourites\nload\n")
      #expect(
        await person.sees(
          "Loaded 3 favourites\nrow  prime\n1    2\n2    31\n3    7"))
      person.type("help\n")
      #expect(await person.sees("quit        leave; or q, or Ctrl-D"))
      #expect(person.screen.contains("Loaded 3"))
      person.type("feed\n")
      #expect(await person.sees("Feed: nothing has happened yet"))
      #expect(person.lines.first == "Prime Time")
      #expect(person.scrolledAway == 0)
    }
  }

  static let question = "Save your favourites first? (yes, no, back)"

  @Test(
    "who quits with unsaved favourites is asked, and can save them or leave without",
    arguments: [true, false])
  func unsaved(saves: Bool) async throws {
    let person = TestTerminal(columns: 60)
    let files = FileClient.inMemory()
    await play(on: person, count: 2, files: files, endsItself: true) {
      person.type("add\nquit\n")
      #expect(await person.sees(Self.question))
      person.type("back\n")
      #expect(await person.misses(Self.question))
      person.type("\u{4}")
      #expect(await person.sees(Self.question))
      person.type(saves ? "y\n" : "no\n")
    }
    #expect(person.scrolledAway == 0)
    #expect(try await files.load("favourite-primes.json") == (saves ? Data("[2]".utf8) : nil))
  }

  @Test("where saving fails, the person is asked again")
  func failed() async {
    let person = TestTerminal()
    await play(on: person, count: 2, files: .failed, endsItself: true) {
      person.type("add\nfavourites\nquit\n")
      #expect(await person.sees(Self.question))
      person.type("yes\n")
      #expect(await person.sees("They couldn't be saved. Leave anyway? (yes, no)"))
      #expect(person.screen.contains("That failed. The disk is on strike"))
      person.type("no\n")
      #expect(await person.misses("Leave anyway?"))
      person.type("quit\nyes\nyes\n")
    }
  }

  @Test("who loads over unsaved favourites is asked first")
  func replaces() async {
    let person = TestTerminal(columns: 60)
    await play(on: person, count: 2, endsItself: true) {
      person.type("add\n+add\nfavourites\nload\n")
      #expect(await person.sees("Replace 2 unsaved favourites? (yes, no)"))
      person.type("no\n")
      #expect(await person.misses("Replace"))
      #expect(person.screen.contains("Favourites: 2\n"))
      person.type("load\nyes\n")
      #expect(await person.sees("Favourites: 3\n"))
      #expect(person.screen.contains("Loaded 3 favourites; 1 unsaved one was replaced"))
      person.type("quit\n")
    }
    #expect(person.scrolledAway == 0)
  }

  @Test("a row that is typed ahead is one of the list that is still being loaded")
  func typedAhead() async {
    let (gate, person) = (Gate(), TestTerminal())
    var files = FileClient.inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)])
    files.load = { [load = files.load] name in
      await gate.pass()
      return try await load(name)
    }
    await play(on: person, files: files) {
      person.type("favourites\nload\ntap 2\n")
      // The line waits, which the terminal says after a while.
      let waits = await eventually(timeout: .seconds(5)) {
        person.screen.hasSuffix("\n\nOne moment…")
      }
      #expect(waits)
      gate.open()
      #expect(await person.sees("Loaded 3 favourites\nThe 31st prime is 17  [ok]"))
    }
  }

  @Test("a spinner turns, stands still while the main actor computes, and says how long")
  func freeze() async {
    let seen = CallRecorder<String>()
    let person = TestTerminal(columns: 60)
    await play(
      on: person, count: 20_000,
      nthPrime: { [clock] _ in
        await MainActor.run {
          seen.record(person.screen)
          // Time passes while the main actor does nothing else.
          let passed = DispatchSemaphore(value: 0)
          Task.detached {
            await clock.advance(by: .seconds(5))
            passed.signal()
          }
          passed.wait()
          seen.record(person.screen)
        }
        return 224_737
      }
    ) {
      person.type("nth\n")
      guard await person.sees("Count 20,000\n| 0 ticks") else {
        Issue.record("No spinner turns before the question: \(person.screen)")
        return
      }
      await turn(ticks: 80)
      #expect(await person.sees("Count 20,000\n/ 80 ticks"))
      person.type("nth\n")
      #expect(await person.sees("nth is disabled"))
      person.type("+")
      #expect(await person.sees("nth is about to ask about this number."))
      #expect(seen.count == 0, "The question comes before a person could see the spinner turn.")
      await turn(ticks: 560)
      #expect(await person.sees("The 20,000th prime is 224,737"))
      // The screen may or may not have been redrawn before the main actor began to compute.
      #expect(
        seen.calls.first?.contains(/Count 20,000\n(Looking for a prime…\n)?. \d+ ticks/) == true)
      #expect(seen.calls.first == seen.calls.last)
      let told = await eventually {
        person.screen.replacing("\n", with: " ").contains(
          /The spinner ticked 6\d\d times in 5,640 ms, and stopped for up to 5,00\d ms\./)
      }
      #expect(told)
      person.type("+")
      #expect(await person.misses("The spinner"))
      #expect(person.scrolledAway == 0)
    }
  }

  /// Lets a spinner tick that turns before the app is asked.
  func turn(ticks: Int) async {
    for _ in 1...ticks {
      await clock.waitForSleepers(2)
      await clock.advance(by: .milliseconds(1))
    }
  }

  func play(
    on person: TestTerminal, count: Int = 0,
    nthPrime: @escaping @Sendable (Int) async throws -> Int = { _ in 17 },
    files: FileClient = .inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)]),
    endsItself: Bool = false, _ body: () async -> Void
  ) async {
    let locale = Locale(identifier: "en_GB")
    let store = Store(
      initialState: AppState(count: count), reducer: appReducer,
      environment: AppEnvironment(
        fileClient: files, nthPrime: nthPrime, offlineNthPrime: { _ in 19 },
        date: { Date(timeIntervalSince1970: 50_520) }, locale: locale))
    let session = Session(
      store: store, terminal: person.terminal, locale: locale, timeZone: .gmt, clock: clock)
    let over = CallRecorder<Void>()
    let playing = Task {
      await session.run()
      over.record(())
    }
    await body()
    if endsItself {
      #expect(await eventually { over.count == 1 }, "The session goes on: \(person.screen)")
    }
    person.endInput()
    await playing.value
  }
}
