import TestSupport
import Testing

@testable import Chapter6Exercises

@Suite(.exercise("6.6"))
struct Exercise6_6 {
  @Test("a question waits on the clock that it was given", arguments: [200, 350])
  func waits(milliseconds: Int) async {
    let map = HideMap(pause: .milliseconds(milliseconds))
    let caller = await map.ask("Marsh")
    let deadlines = map.clock.sleeps.calls.map(\.sinceStart)
    #expect(
      !deadlines.isEmpty && map.society.asked.count == 0,
      """
      The map asked for a square, with a pause of \(milliseconds) milliseconds, and the test's clock \
      stands still. The question should wait on that clock, and nobody be asked. It sleeps on it \
      until \(deadlines), and the society was asked for \(map.society.asked.calls). Task.sleep and \
      ContinuousClock are not that clock: they sleep for real.
      """)
    await map.clock.advance(by: .milliseconds(milliseconds - 1))
    let early = map.society.asked.calls
    #expect(
      early.isEmpty,
      """
      The map asked for a square, with a pause of \(milliseconds) milliseconds. One of them is left, \
      and the society was asked already for \(early). The question should wait for the whole pause.
      """)
    await map.clock.advance(by: .milliseconds(1))
    let answer = await caller.heard()
    #expect(
      answer == "Marsh East 0, Marsh West 0",
      """
      The map asked for the Marsh, and the pause of \(milliseconds) milliseconds is over. It should \
      show Marsh East 0, Marsh West 0, and shows \(answer). If there is no answer, something waits \
      still: a sleep that is longer than the pause, or a second debounce further in.
      """)
  }

  @Test("of questions in a row the last one is answered")
  func answersTheLastOne() async {
    let map = HideMap()
    var callers: [HideQuestion] = []
    for square in ["Marsh", "Lake", "Marsh"] {
      callers.append(await map.ask(square))
      await map.clock.advance(by: .milliseconds(100))
    }
    // The waits would end after 300, 400 and 500 milliseconds.
    await map.clock.advance(by: .milliseconds(100))
    let (early, late) = (await callers[0].heard(), await callers[1].heard())
    await map.clock.advance(by: .milliseconds(100))
    let answers = [early, late, await callers[2].heard()]
    let asked = map.society.asked.calls
    let rule =
      if answers.contains("CancellationError()") {
        "CancellationError is for who is cancelled from outside."
      } else if answers.last == overtaken {
        "The newest is answered, and not the one that waits already."
      } else {
        "Each question overtakes the one that waits, for whatever square."
      }
    #expect(
      answers == [overtaken, overtaken, "Marsh East 0, Marsh West 0"] && asked == ["Marsh"],
      """
      With a pause of 300 milliseconds the map asked for the Marsh, after 100 more for the Lake, \
      after 100 more for the Marsh again. Only the third question should be answered, and the two \
      others throw HideQuestionOvertaken. They heard \(answers), and the society was asked for \
      \(asked). \(rule)
      """)
  }

  @Test("a question that is easy to answer overtakes, too")
  func waitsBeforeTheCache() async {
    let map = HideMap()
    _ = await map.show("Marsh")
    let lake = await map.ask("Lake")
    await map.clock.advance(by: .milliseconds(100))
    let marsh = await map.ask("Marsh")
    await map.clock.advance(by: .milliseconds(300))
    let answers = [await lake.heard(), await marsh.heard()]
    let asked = map.society.asked.calls
    #expect(
      answers == [overtaken, "Marsh East 0, Marsh West 0"] && asked == ["Marsh"],
      """
      The Marsh is known. Then the map asked for the Lake, and soon for the Marsh again, where it \
      stays. The Lake should be overtaken, so that nobody pays for it. The two questions heard \
      \(answers), and the society was asked for \(asked). If the cache answers before the debounce \
      has seen the question, nothing is overtaken: which of the two is further out?
      """)
  }

  @Test("birds are shown as they are in the notebook")
  func showsFreshBirds() async {
    let map = HideMap()
    map.notebook.noteBird(at: "Marsh East")
    var answers = [await map.show("Marsh")]
    map.notebook.noteBird(at: "Marsh West")
    answers.append(await map.show("Marsh"))
    let caller = await map.ask("Marsh")
    for _ in 1...3 { map.notebook.noteBird(at: "Marsh West") }
    await map.clock.advance(by: .milliseconds(300))
    answers.append(await caller.heard())
    let asked = map.society.asked.calls
    #expect(
      answers == [
        "Marsh East 1, Marsh West 0", "Marsh East 1, Marsh West 1", "Marsh East 1, Marsh West 4",
      ],
      """
      The map asked for the Marsh three times. There was 1 bird in the east from the start, then 1 \
      in the west, and 3 more in the west while the third question waited. It shows \(answers). Birds that \
      are too few are stale: the cache has kept them. What is inside the cache is remembered, and \
      what is outside is done each time.
      """)
    #expect(
      asked == ["Marsh"],
      """
      The map asked for the Marsh three times, and birds were noted in between. The society should \
      be asked once, since the hides are the same. It was asked for \(asked).
      """)
  }

  @Test("the society is asked once for each square, and again after an error")
  func asksOnceForEachSquare() async {
    let map = HideMap(society: BirdSociety(failures: 1))
    var answers: [String] = []
    for square in ["Marsh", "Marsh", "Lake", "Marsh", "Lake"] {
      answers.append(await map.show(square))
    }
    let asked = map.society.asked.calls
    let (marsh, lake) = ("Marsh East 0, Marsh West 0", "Lake East 0, Lake West 0")
    #expect(
      answers == ["SocietyClosed()", marsh, lake, marsh, lake]
        && asked == ["Marsh", "Marsh", "Lake"],
      """
      The map asked for Marsh, Marsh, Lake, Marsh, Lake, and waited for the answer each time. The \
      society fails at the first question. It should be asked for Marsh, Marsh, Lake, and was asked \
      for \(asked). The map should hear of the error, and then of the hides. It heard \(answers).
      """)
  }

  @Test("who was passed on is not overtaken, and stacks leave one another alone")
  func overtakesOnlyWhoWaits() async {
    let gate = Gate()
    let clock = SleepRecordingClock()
    let map = HideMap(society: BirdSociety(gate: gate), clock: clock)
    let first = await map.ask("Marsh")
    await clock.advance(by: .milliseconds(300))
    await eventually { map.society.asked.count == 1 }
    let second = await map.ask("Lake")
    let other = await HideMap(clock: clock).ask("Dune")
    gate.open()
    await clock.advance(by: .milliseconds(300))
    let answers = [await first.heard(), await second.heard(), await other.heard()]
    #expect(
      answers.first == "Marsh East 0, Marsh West 0",
      """
      The map asked for the Marsh, waited, and the society was asked. Before it answered, the map \
      asked for the Lake. The society has been paid for the Marsh, so its answer should come all the \
      same. The map heard \(answers[0]). Find out before you pass a question on whether it was \
      overtaken, and leave it alone afterwards.
      """)
    #expect(
      answers.dropFirst() == ["Lake East 0, Lake West 0", "Dune East 0, Dune West 0"],
      """
      One map asked for the Lake, and a map with a stack of its own for the Dune. Neither should \
      overtake the other. They heard \(Array(answers.dropFirst())). What a debounce remembers \
      belongs in a property of its own, and not in a static, and only a question that comes changes \
      it, not one that has its answer.
      """)
  }

  @Test("who gives up is not passed on")
  func endsWithItsCaller() async {
    let map = HideMap()
    let caller = await map.ask("Marsh")
    await caller.giveUp()
    await map.clock.advance(by: .milliseconds(300))
    let answer = await caller.heard()
    #expect(
      answer == "CancellationError()" && map.society.asked.count == 0,
      """
      The map asked for the Marsh and was closed while the question waited. The question should \
      throw CancellationError, and the society not be asked. It heard \(answer), and the society was \
      asked for \(map.society.asked.calls). Let the error of the sleep through.
      """)
  }

  @Test("who was overtaken stays so, also when the newer question gives up")
  func staysOvertaken() async {
    let map = HideMap()
    let (marsh, lake) = (await map.ask("Marsh"), await map.ask("Lake"))
    await lake.giveUp()
    await map.clock.advance(by: .milliseconds(300))
    let answers = [await marsh.heard(), await lake.heard()]
    let asked = map.society.asked.calls
    #expect(
      answers == [overtaken, "CancellationError()"] && asked.isEmpty,
      """
      The map asked for the Marsh, in the same moment for the Lake, and gave the Lake up. The Marsh \
      was overtaken when the Lake came, and stays so. The two heard \(answers), and the society was \
      asked for \(asked). Each question has a number of its own, which nobody gives back; neither \
      how many wait, nor the time, tells which one is the newest.
      """)
  }

  private let overtaken = "HideQuestionOvertaken()"
}
