import CounterFeature
import FavoritesFeature
import FileClient
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import Chapter4

// One at a time: a session suspends again and again, and the worlds must be its own all the while.
@MainActor @Suite("The demo of prime time", .alone)
struct SessionTests {
  static let file = "favourite-primes.json"

  /// Runs the demo in worlds of its own.
  func play(on terminal: Terminal, files: FileClient, _ body: (Task<Void, Never>) async -> Void)
    async
  {
    await restoringBothWorlds {
      (CounterFeature.Current, FavoritesFeature.Current) = (.mock, .mock)
      FavoritesFeature.Current.fileClient = files
      let playing = Task { await Session(terminal: terminal).run() }
      await body(playing)
      await playing.value
    }
  }

  /// Runs the demo at a terminal. The last line of the body has to end the session.
  func play(
    on person: TestTerminal, files: FileClient = .inMemory(), _ body: () async -> Void
  ) async {
    let over = CallRecorder<Void>()
    await play(on: person.terminal, files: files) { playing in
      Task {
        await playing.value
        over.record(())
      }
      await body()
      #expect(await eventually { over.count == 1 }, "The session goes on.")
      // A session that doesn't end should fail the test, not make it hang.
      person.endInput()
    }
  }

  func transcript(_ lines: [String], files: FileClient = .inMemory()) async -> String {
    let output = CallRecorder<String>()
    await play(on: .scripted(lines, output: output), files: files) { _ in }
    return output.calls.joined()
  }

  @Test("a script fails if its last saving did, whatever follows", arguments: [true, false])
  func failedScript(fails: Bool) async {
    let favorites = FavoritesFeature.Current
    defer { FavoritesFeature.Current = favorites }
    FavoritesFeature.Current.fileClient = fails ? .failed : .inMemory()
    let lines = ["save", "add"]
    let session = Session(terminal: .scripted(lines, output: CallRecorder()))
    await session.run()
    #expect(session.isFailedScript == fails)
  }

  nonisolated static let windows = [(60, 24), (80, 24), (120, 40)]

  @Test("a script sees the title once, and the feature that a line was for")
  func lines() async {
    #expect(
      await transcript(["+", "+", "prime", "nth", "add", "save"]) == """
        Prime Time
        Count 0

        > +
        Count 1

        > +
        Count 2

        > prime
        Count 2
        2 is prime

        > nth
        Count 2
        The 2nd prime is 17

        > add
        Favourites: 2

        > save
        Favourites: 2
        Saved 1 favourite at 14:02

        """)
  }

  @Test("favourites lists them, and says whether they are saved")
  func favourites() async {
    let text = await transcript(
      ["favourites", "+", "+", "add", "+", "add", "favourites", "save", "favourites"])
    #expect(text.contains("\n> favourites\nNo favourites\n\n> +"))
    #expect(
      text.contains(
        "\n> favourites\n2 favourites\nNot saved yet: type save to keep them.\n  2\n  3\n\n> save"))
    #expect(text.hasSuffix("\n> favourites\n2 favourites\nSaved.\n  2\n  3\n"))
  }

  @Test(
    "a script is asked nothing at its end, whether it quits or just ends", arguments: [true, false])
  func script(quits: Bool) async throws {
    let files = FileClient.inMemory()
    let text = await transcript(["+", "+", "add"] + (quits ? ["quit"] : []), files: files)
    #expect(text.hasSuffix(quits ? "> add\nFavourites: 2\n\n> quit\n" : "> add\nFavourites: 2\n"))
    #expect(try await files.load(Self.file) == nil)
  }

  @Test("the window has a title, both features and the commands", arguments: windows)
  func window(columns: Int, rows: Int) async {
    let person = TestTerminal(columns: columns, rows: rows)
    await play(on: person) {
      #expect(await person.sees("Favourites: none"))
      person.type("++add\n")
      #expect(await person.sees("Favourites: 2"))
      #expect(person.lines.prefix(5) == ["Prime Time", "", "Count 2", "", "Favourites: 2"])
      #expect(await person.sees("+  -  prime  nth  add  remove  favourites  save  load"))
      person.type("favourites\n")
      #expect(await person.sees("Not saved yet: type save to keep them."))
      person.type("help\n")
      #expect(await person.sees("show the favourites"))
      #expect(person.lines[0] == "Prime Time")
      #expect(person.scrolledAway == 0)
      person.type("save\n")
      #expect(await person.sees("Saved 1 favourite at 14:02"))
      person.type("quit\n")
    }
  }

  static let question = "Save your favourites first? (yes, no, back)"

  @Test(
    "who quits with unsaved favourites is asked, and can save them or leave without",
    arguments: [true, false])
  func unsaved(saves: Bool) async throws {
    let person = TestTerminal(columns: 60)
    let files = FileClient.inMemory()
    await play(on: person, files: files) {
      person.type("++add\nquit\n")
      #expect(await person.sees(Self.question))
      person.type("what\n")
      #expect(await person.sees("Please answer yes, no or back.\n\n\(Self.question)"))
      person.type("back\n")
      #expect(await person.misses(Self.question))
      person.type("\u{4}")
      #expect(await person.sees(Self.question))
      person.type(saves ? "yes\n" : "no\n")
    }
    #expect(person.scrolledAway == 0)
    #expect(try await files.load(Self.file) == (saves ? Data("[2]".utf8) : nil))
  }

  @Test("where saving fails, the window says why, and the person is asked again")
  func failed() async {
    let person = TestTerminal(columns: 60)
    await play(on: person, files: .failed) {
      person.type("++add\nsave\n")
      #expect(await person.sees("That failed. The disk is on strike"))
      person.type("quit\n")
      #expect(await person.sees(Self.question))
      person.type("yes\n")
      // The window shows the same failure as before, so the question says that it failed again.
      #expect(await person.sees("They couldn't be saved. Leave anyway? (yes, no)"))
      person.type("yes\n")
    }
    #expect(person.scrolledAway == 0)
  }

  @Test("who loads over unsaved favourites is asked first")
  func replaces() async {
    let person = TestTerminal(columns: 60)
    await play(on: person, files: .inMemory([Self.file: Data("[2,31,7]".utf8)])) {
      person.type("++add\n+add\nload\n")
      #expect(await person.sees("Replace 2 unsaved favourites? (yes, no)"))
      person.type("\n")
      #expect(await person.misses("Replace"))
      #expect(person.screen.contains("Favourites: 2, 3"))
      person.type("load\n")
      #expect(await person.sees("Replace 2 unsaved favourites? (yes, no)"))
      person.type("yes\n")
      #expect(await person.sees("Favourites: 2, 31, 7"))
      #expect(person.screen.contains("Loaded 3 favourites; 1 unsaved one was replaced"))
      // No unsaved favourites are lost.
      person.type("remove\nload\n")
      #expect(await person.sees("Loaded 3 favourites\n"))
      person.type("quit\n")
    }
    #expect(person.scrolledAway == 0)
  }
}
