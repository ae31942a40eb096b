import ComposableArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.5"))
struct Exercise5_5 {
  @Test("a tap asks the museum's oracle, by an effect")
  func asks() async {
    let museum = NumberMuseum(favourites: [5, 9])
    let effects = museum.reduce(.board(.favouriteTapped(9)))
    await aMoment { museum.asked.count > 0 }
    #expect(
      museum.asked.count == 0,
      """
      The favourite 9 is tapped, and nobody has run what the reducer returned. The oracle was \
      asked for \(museum.asked.calls) already. Ask it in the closure of an effect.
      """)
    _ = await actions(sentBy: effects)
    #expect(
      museum.asked.calls == [9],
      """
      The favourite 9 was tapped, and the effects were run. The nthPrime of the museum's \
      environment should be asked once, for [9]. It was asked for \(museum.asked.calls). If an \
      answer comes all the same, somewhere there is a second oracle: the board gets the one of the \
      museum, like the dial.
      """)
  }

  @Test("the note has the n that was tapped and the answer to it", arguments: [1, 5, 9, 31])
  func notes(n: Int) async {
    let museum = NumberMuseum(favourites: [9, 5, 1, 31])
    await museum.runAll(.board(.favouriteTapped(n)))
    #expect(
      museum.state.board.note == PrimeNote(n: n, prime: n * 1000),
      """
      The favourites are 9, 5, 1 and 31, the dial is at 3, and \(n) is tapped. The oracle of this \
      museum answers \(n * 1000). The note on the board should be "n \(n), prime \(n * 1000)". It \
      is "\(text(museum.state.board.note))". If that has a true prime, it came from another \
      oracle.
      """)
    #expect(
      museum.state.dial == DialState(n: 3) && museum.state.board.favourites == [9, 5, 1, 31],
      """
      A favourite was tapped and answered. The dial should be as it was, at 3 and unlocked without \
      a note, and the favourites as well. The state is \(plain(museum.state)).
      """)
  }

  @Test("no answer is an answer")
  func notesNoAnswer() async {
    let museum = NumberMuseum(favourites: [5], isOracleAwake: false)
    await museum.runAll(.board(.favouriteTapped(5)))
    #expect(
      museum.state.board.note == PrimeNote(n: 5, prime: nil),
      """
      The favourite 5 is tapped, and the oracle gives nil. The note should be "n 5, prime nil". It \
      is "\(text(museum.state.board.note))". Who gets no answer from the one oracle asks no other, \
      and shows that.
      """)
  }

  @Test("answers that come in another order have their own n")
  func keepsTheN() async {
    let museum = NumberMuseum(favourites: [5, 9, 4])
    let effects = [5, 9, 4].map { museum.reduce(.board(.favouriteTapped($0))) }
    #expect(
      effects.map(\.count) == [1, 1, 1],
      """
      Three favourites are tapped, one after the other, before any answer is there. Each tap \
      should return one effect that asks. The numbers of effects are \(effects.map(\.count)). The \
      board is not locked while it waits.
      """)
    var notes: [PrimeNote?] = []
    for index in [1, 2, 0] {
      for answer in await actions(sentBy: effects[index]) { _ = museum.reduce(answer) }
      notes.append(museum.state.board.note)
    }
    let expected = [9, 4, 5].map { PrimeNote(n: $0, prime: $0 * 1000) }
    #expect(
      notes == expected,
      """
      The favourites 5, 9 and 4 are tapped, and the answers come in the order 9, 4, 5. The notes \
      should be \(expected.map(text)). They were \(notes.map(text)). When an answer comes, the \
      state does not know any more what it was for. The action that brings the answer can carry \
      the n.
      """)
  }

  @Test("in a store, two questions wait side by side")
  func asksAtTheSameTime() async {
    let (gates, asked) = ([5: Gate(), 9: Gate()], CallRecorder<Int>())
    let notes = CallRecorder<PrimeNote?>()
    let store = NumberMuseum.store(
      notes: notes,
      oracle: { n in
        asked.record(n)
        await gates[n]?.pass()
        return n * 1000
      })
    for n in [5, 9] { store.send(.board(.favouriteTapped(n))) }
    await eventually { asked.count == 2 }
    let questions = asked.calls
    #expect(
      questions.sorted() == [5, 9],
      """
      In a store the favourites 5 and 9 are tapped, and the oracle takes its time. Both questions \
      should be on their way at once. The oracle was asked for \(questions). A new question \
      neither waits for the one before nor cancels it.
      """)
    for (n, count) in [(9, 3), (5, 4)] {
      gates[n]?.open()
      guard questions.count == 2 else { continue }
      await eventually { notes.count >= count }
    }
    let shown = notes.calls.dropFirst(2).map(text)
    #expect(
      shown == ["n 9, prime 9000", "n 5, prime 5000"] || questions.count != 2,
      """
      In a store the favourites 5 and 9 are tapped. The oracle answers to 9 first, then to 5. Both \
      answers should be shown, one after the other, each with its n. Shown was \(shown). A new \
      question neither waits for the one before nor cancels it. Show each answer, whatever was \
      asked since, and let its n travel with it.
      """)
    withExtendedLifetime(store) {}
  }

  @Test("each tap asks, also on the same favourite")
  func asksAtEachTap() async {
    let (gate, asked, notes) = (Gate(), CallRecorder<Int>(), CallRecorder<PrimeNote?>())
    let store = NumberMuseum.store(
      notes: notes,
      oracle: { n in
        asked.record(n)
        await gate.pass()
        return n * 1000
      })
    for count in 1...2 {
      store.send(.board(.favouriteTapped(5)))
      await eventually { asked.count == count }
    }
    let questions = asked.calls
    gate.open()
    await eventually { notes.count >= 4 }
    #expect(
      questions == [5, 5],
      """
      In a store the favourite 5 is tapped twice, before the oracle has answered. Each tap asks, \
      so the questions should be [5, 5]. They were \(questions). The board ignores no tap. A new \
      question neither waits for the one before nor cancels it.
      """)
    guard questions == [5, 5] else { return }
    #expect(
      notes.count == 4,
      """
      In a store the favourite 5 was tapped twice, and then the oracle has answered both questions. \
      Both answers should come to the board. There came \(notes.count - 2). A new question neither \
      waits for the one before nor cancels it, not even one for the same n.
      """)
    store.send(.board(.favouriteTapped(5)))
    await eventually { asked.count == 3 }
    #expect(
      asked.calls == [5, 5, 5],
      """
      The favourite 5 was tapped and answered, and is tapped again. Each tap asks, so the \
      questions should be [5, 5, 5]. They were \(asked.calls). What was answered before is not \
      kept for the next time.
      """)
    await store.settled()
  }

  @Test("dial and board ask the one oracle, each museum its own")
  func shares() async {
    let museums = [NumberMuseum(favourites: [5]), NumberMuseum(favourites: [5], factor: 7)]
    for museum in museums {
      await museum.runAll(.dial(.askButtonTapped))
      await museum.runAll(.board(.favouriteTapped(5)))
    }
    #expect(
      museums.map(\.asked.calls) == [[3, 5], [3, 5]],
      """
      In two museums, one after the other, the dial asks for 3, and then the favourite 5 is \
      tapped. The oracle of each museum should be asked for [3, 5]. They were asked for \
      \(museums.map(\.asked.calls)). The environment that comes with the action has the oracle of \
      this museum.
      """)
    let notes = museums.flatMap { [$0.state.dial.note, $0.state.board.note] }.map(text)
    let expected = [(3, 3000), (5, 5000), (3, 21), (5, 35)].map {
      text(PrimeNote(n: $0, prime: $1))
    }
    #expect(
      notes == expected,
      """
      In two museums the dial asks for 3 and the favourite 5 is tapped. The first oracle answers \
      with the thousandfold, the second with the sevenfold. The notes on dial and board of both \
      should be \(expected). They are \(notes).
      """)
  }

  @Test("the favourites are saved as before")
  func saves() async {
    let vault = Gate()
    let museum = NumberMuseum(favourites: [5, 9], vault: vault)
    let effects = museum.reduce(.board(.saveButtonTapped))
    let isOver = CallRecorder<Void>()
    let running = Task {
      let sent = await actions(sentBy: effects)
      isOver.record(())
      return sent
    }
    await aMoment { isOver.count > 0 }
    let wasOver = isOver.count > 0
    vault.open()
    let sent = await running.value
    await aMoment { museum.saved.count > 0 }
    #expect(
      museum.saved.calls == [[5, 9]] && sent.isEmpty && museum.asked.count == 0,
      """
      The favourites are 5 and 9, and the save button is tapped. [5, 9] should be saved once, \
      nothing be sent, and nobody be asked. Saved was \(museum.saved.calls), sent \(plain(sent)), \
      and asked \(museum.asked.calls).
      """)
    #expect(
      !wasOver || museum.saved.count == 0,
      """
      The save button is tapped, and saving takes a while. The effect was over before the favourites \
      were saved. An effect awaits what it does: a task that it leaves behind goes on where no store \
      can cancel it.
      """)
  }

  @Test("the board's environment has what the board needs, and nothing else")
  func needsWhatItGets() throws {
    let environment: Any.Type = BoardEnvironment.self
    let source = try LearnerSource.load("5.5")
    let fields = source.type("BoardEnvironment")?.lines(mentioning: ": MuseumOfNumbersEnvironment")
    let holdsTheMuseum = fields?.contains { $0.contains(/\b(var|let) \w+ *:/) } ?? false
    #expect(
      environment != MuseumOfNumbersEnvironment.self && !holdsTheMuseum,
      """
      This test looks at BoardEnvironment, and reads \(source.path). The board gets the whole \
      environment of the museum. What the museum needs one day, the board would get too, and so \
      would all its tests. Give BoardEnvironment closures of its own, and let the pullback choose.
      """)
    let globals = ["nonisolated(unsafe)", "static var"].flatMap(source.lines(mentioning:))
    #expect(
      globals.isEmpty,
      """
      This test reads \(source.path). There is a variable that everybody shares: \
      \(globals.quoted). Two museums would write into it. The board gets its oracle in \
      BoardEnvironment, from the closure `environment:` of its pullback.
      """)
    let isLargeEnough =
      MemoryLayout<BoardEnvironment>.size >= 2 * MemoryLayout<() -> Void>.size
      || environment is AnyClass
    #expect(
      isLargeEnough,
      """
      This test looks at BoardEnvironment. There is room for one closure in it, as before. The \
      board saves, and it asks the oracle: both are to come in its environment, or one cannot see \
      what the board needs.
      """)
  }

  private func text(_ note: PrimeNote?) -> String {
    note.map { "n \($0.n), prime \($0.prime.map(String.init) ?? "nil")" } ?? "no note"
  }
}
