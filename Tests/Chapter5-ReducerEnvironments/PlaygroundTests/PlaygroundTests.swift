import SmallArchitecture
import TerminalUI
import TestSupport
import Testing

@testable import ActivityFeedPlayground
@testable import CounterPlayground
@testable import FavoritePrimesPlayground
@testable import Playground
@testable import PrimeModalPlayground

@MainActor @Suite("Playgrounds")
struct PlaygroundTests {
  @Test("the counter, in a world that works and in one that fails")
  func counter() async {
    await play(CounterPlayground.playground(isFailing: false), "Counter playground") {
      $0.type("++")
      #expect(await $0.sees("Count 7"))
      $0.type("nth\n")
      #expect(await $0.sees("The 7th prime is 17  [ok]"))
    }
    await play(CounterPlayground.playground(isFailing: true), "Counter playground") {
      $0.type("nth\n")
      #expect(await $0.sees("No answer. This playground's world is out of order."))
    }
  }

  @Test("the prime modal")
  func primeModal() async {
    await play(PrimeModalPlayground.playground(), "Prime modal playground") {
      $0.type("add\n")
      #expect(await $0.sees("7 is prime, and one of your favourites.  [remove]"))
      $0.type("remove\n")
      #expect(await $0.sees("7 is prime.  [add]"))
    }
  }

  @Test("the activity feed")
  func activityFeed() async {
    await play(ActivityFeedPlayground.playground(), "Activity feed playground") {
      $0.type("add\n")
      #expect(await $0.sees("Add or remove one number, for example: add 7"))
      $0.type("add 7\nremove 7\n")
      #expect(await $0.sees("Feed\n14:02  removed 7\n14:02  added 7"))
    }
  }

  @Test("the favourites, in a world that works and in one that fails")
  func favorites() async {
    let title = "Favourite primes playground"
    await play(FavoritePrimesPlayground.playground(isFailing: false), title) {
      $0.type("load\n")
      #expect(await $0.sees("Loaded 3 favourites\nrow  prime\n1    2"))
      $0.type("delete 9\n")
      #expect(await $0.sees("There is no row 9. The rows are numbered from 1 to 3."))
    }
    await play(FavoritePrimesPlayground.playground(isFailing: true), title) {
      $0.type("load\n")
      #expect(await $0.sees("That failed. The disk is on strike"))
    }
  }

  @Test("a script reads one screen after the other, and lines that mean nothing are told")
  func script() async {
    let output = CallRecorder<String>()
    await PrimeModalPlayground.playground()
      .run(on: .scripted(["ad", "add"], output: output))
    #expect(
      output.calls.joined() == """
        Prime modal playground

        7 is prime.  [add]

        > ad
        There's no command 'ad'. Did you mean 'add'? Type help for a list of commands.

        > add
        7 is prime, and one of your favourites.  [remove]

        """)
  }

  /// Plays the lines in a narrow window, with the title and help visible.
  func play<State, Action>(
    _ playground: Playground<State, Action>, _ title: String,
    _ body: (TestTerminal) async -> Void
  ) async {
    let person = TestTerminal(columns: 60)
    let playing = Task { await playground.run(on: person.terminal) }
    #expect(await person.sees("Type help for a list of commands."))
    await body(person)
    person.type("help\n")
    #expect(await person.sees("leave; or q, or Ctrl-D"))
    #expect(person.screen.contains("Type help"))
    #expect(person.lines.first == title)
    #expect(person.scrolledAway == 0)
    person.endInput()
    await playing.value
  }
}
