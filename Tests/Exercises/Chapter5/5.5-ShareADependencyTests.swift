import ClassFavorites
import SmallArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.5"), .serialized)
struct Exercise5_5 {
  @Test("a tap asks the classroom's service once, in an effect")
  func asks() async {
    for n in [9, 0] { await asks(about: n) }
  }

  private func asks(about n: Int) async {
    let room = Classroom(favorites: [5, 9, 0])
    let effects = room.reduce(.board(.favoriteTapped(n)))
    await aMoment { room.asked.count > 0 }
    let asked = room.asked.calls
    #expect(
      asked.isEmpty,
      """
      The favourite \(n) was tapped, and no effect was run. But the service was asked for \(asked) \
      already. Ask it in the closure of an effect.
      """)
    guard asked.isEmpty else { return }
    let isAnswered = await !actions(sentBy: effects).isEmpty
    let second = "An answer has come all the same: somewhere there is a second service. "
    #expect(
      room.asked.calls == [n],
      """
      The favourite \(n) was tapped, and the effects were run. The nthPrime of the classroom's \
      environment should be asked once, for [\(n)]. It was asked for \(room.asked.calls). \
      \(isAnswered ? second : "")The board gets the service of the classroom, like the desk.
      """)
  }

  @Test("the note has the number that was tapped, and the answer")
  func notes() async {
    for n in [1, 5, 9, 31] {
      let room = Classroom(favorites: [9, 5, 1, 31])
      await room.run(room.reduce(.board(.favoriteTapped(n))))
      let isNoted = room.state.board.note == PrimeNote(n: n, prime: n * 1000)
      #expect(
        isNoted,
        """
        The favourites are 9, 5, 1 and 31, the desk is at 3, and \(n) is tapped. The service of this \
        classroom answers \(n * 1000). The note on the board should be "n \(n), prime \(n * 1000)". \
        It is "\(text(room.state.board.note))". \(advice(room.state.board.note, n))
        """)
      let isTheRest =
        room.state.desk == DeskState(n: 3) && room.state.board.favorites == [9, 5, 1, 31]
      #expect(
        isTheRest,
        """
        A favourite was tapped and answered. The desk should be as it was, at 3 and unlocked without \
        a note, and the favourites as well. The state is \(plain(room.state)).
        """)
      guard isNoted, isTheRest else { return }
    }
  }

  @Test("answers that arrive in a different order keep their own numbers")
  func keepsTheNumber() async {
    let room = Classroom(favorites: [5, 9, 4])
    let effects = [5, 9, 4].map { room.reduce(.board(.favoriteTapped($0))) }
    let counts = effects.map(\.count)
    #expect(
      counts == [1, 1, 1],
      """
      Three favourites are tapped, one after another, before any answer is there. Each tap \
      should return one effect that asks. The numbers of effects are \(counts). The board isn't \
      locked while it waits.
      """)
    var notes: [PrimeNote?] = []
    for index in [1, 2, 0] {
      await room.run(effects[index])
      notes.append(room.state.board.note)
    }
    let expected = [9, 4, 5].map { PrimeNote(n: $0, prime: $0 * 1000) }
    let isRight = notes == expected
    #expect(
      isRight || counts != [1, 1, 1],
      """
      The favourites 5, 9 and 4 are tapped, and the answers come in the order 9, 4, 5. The notes \
      should be \(expected.map(text)). They were \(notes.map(text)). Show each answer, whatever was \
      asked since. When it comes, the state doesn't know any more what it was for. The action that \
      brings the answer can carry the n.
      """)
  }

  @Test("if the service has no answer, the note says so, once the service has replied")
  func notesNoAnswer() async {
    let room = Classroom(favorites: [5], isServiceUp: false)
    let effects = room.reduce(.board(.favoriteTapped(5)))
    let early = room.state.board.note
    #expect(
      early == nil,
      """
      The favourite 5 is tapped, and no effect has run. There should be no note yet, but there is \
      "\(text(early))". Wait for the answer before you make a note of it.
      """)
    await room.run(effects)
    let isNoted = room.state.board.note == PrimeNote(n: 5, prime: nil)
    #expect(
      isNoted,
      """
      The favourite 5 is tapped, and the service gives nil. The note should be "n 5, prime nil". It \
      is "\(text(room.state.board.note))". A missing answer is an answer, too: show it, and ask \
      no one else.
      """)
    let asked = room.asked.calls
    #expect(
      asked == [5] || !isNoted,
      """
      The favourite 5 is tapped, and the service gives nil. It should have been asked once, for [5], \
      but was asked for \(asked). Don't ask again when there is no answer: a tap is one question.
      """)
    for n in [5, 9] {
      var state = ClassroomState(board: BoardState(favorites: [5, 9]))
      state.board.note = PrimeNote(n: 5, prime: 11)
      let questions = CallRecorder<Int>()
      let environment = Classroom.environment(nthPrime: { n in
        questions.record(n)
        return nil
      })
      let effects = Classroom.reducer(&state, .board(.favoriteTapped(n)), environment)
      for answer in await actions(sentBy: effects) {
        _ = Classroom.reducer(&state, answer, environment)
      }
      let isReplaced = state.board.note == PrimeNote(n: n, prime: nil)
      // Whether each tap asks is for another test to say.
      #expect(
        isReplaced || !isNoted || questions.count == 0,
        """
        The note is "n 5, prime 11". Then the favourite \(n) is tapped, and the service gives nil. The \
        note should be "n \(n), prime nil". It is "\(text(state.board.note))". Make a note of each \
        answer as it is, and keep nothing of the note before.
        """)
      guard isReplaced else { return }
    }
  }

  @Test("questions neither wait for each other nor cancel each other")
  func asksAtTheSameTime() async {
    let (gates, asked) = ([5: Gate(), 9: Gate()], CallRecorder<Int>())
    let notes = CallRecorder<PrimeNote?>()
    let store = Classroom.store(
      notes: notes,
      nthPrime: { n in
        asked.record(n)
        await gates[n]?.pass()
        return n * 1000
      })
    // The second tap comes when the first question is on its way.
    for (index, n) in [5, 9].enumerated() {
      store.send(.board(.favoriteTapped(n)))
      await eventually { asked.count == index + 1 }
    }
    let questions = asked.calls
    #expect(
      questions == [5, 9],
      """
      In a store the favourites 5 and 9 are tapped, and the service is slow. Both questions should \
      be on their way at once. The service was asked for \(questions). A new question \
      neither waits for the one before nor cancels it.
      """)
    for (n, count) in [(9, 3), (5, 4)] {
      gates[n]?.open()
      guard questions.count == 2 else { continue }
      await eventually { notes.count >= count }
    }
    await store.settled()
    let shown = notes.calls.dropFirst(2).map(text)
    #expect(
      shown == ["n 9, prime 9000", "n 5, prime 5000"] || questions.count != 2,
      """
      In a store the favourites 5 and 9 are tapped. The service answers 9 first, then 5. Both \
      answers should be shown, one after another, each with its n. Shown: \(shown). A new \
      question neither waits for the one before nor cancels it. Show each answer, whatever was \
      asked since, and let its n travel with it.
      """)
  }

  @Test("each tap asks, even about the same favourite")
  func asksAtEachTap() async {
    let (gate, asked, notes) = (Gate(), CallRecorder<Int>(), CallRecorder<PrimeNote?>())
    let store = Classroom.store(
      notes: notes,
      nthPrime: { n in
        asked.record(n)
        await gate.pass()
        return n * 1000
      })
    for count in 1...2 {
      store.send(.board(.favoriteTapped(5)))
      await eventually { asked.count == count }
    }
    let questions = asked.calls
    gate.open()
    await store.settled()
    #expect(
      questions == [5, 5],
      """
      In a store the favourite 5 is tapped twice, before the service has answered. Each tap asks, \
      so the questions should be [5, 5]. They were \(questions). The board ignores no tap. A new \
      question neither waits for the one before nor cancels it.
      """)
    guard questions == [5, 5] else { return }
    let answers = notes.count - 2
    #expect(
      answers == 2,
      """
      In a store the favourite 5 was tapped twice, and then the service answered both questions. \
      Both answers should reach the board; \(answers) did. A new question neither \
      waits for the one before nor cancels it, not even one about the same n.
      """)
    store.send(.board(.favoriteTapped(5)))
    await store.settled()
    #expect(
      asked.calls == [5, 5, 5] || answers < 2,
      """
      The favourite 5 was tapped again after its answer. Each tap asks, so the questions should be \
      [5, 5, 5]. They were \(asked.calls). An answer is not kept for the next time.
      """)
  }

  @Test("desk and board ask the same service, and two classrooms ask two services")
  func shares() async {
    let rooms = [Classroom(favorites: [5]), Classroom(favorites: [5], factor: 7)]
    let effects = rooms.map { room in
      [ClassroomAction.desk(.nthPrimeTapped), .board(.favoriteTapped(5))].map(room.reduce)
    }
    for (room, effects) in zip(rooms, effects) {
      for effect in effects { await room.run(effect) }
    }
    let asked = rooms.map(\.asked.calls)
    #expect(
      asked == [[3, 5], [3, 5]],
      """
      In two classrooms the desk asks for 3, the favourite 5 is tapped, and then the effects are \
      run. The service of each classroom should be asked for [3, 5]. They were asked for \(asked). \
      The environment that comes with the action has the service of this classroom.
      """)
    let notes = rooms.flatMap { [$0.state.desk.note, $0.state.board.note] }.map(text)
    let expected = [(3, 3000), (5, 5000), (3, 21), (5, 35)].map {
      text(PrimeNote(n: $0, prime: $1))
    }
    #expect(
      notes == expected || asked != [[3, 5], [3, 5]],
      """
      In two classrooms the desk asks for 3 and the favourite 5 is tapped. The first service answers \
      with 1000 times the number, the second with 7 times. The notes on desk and board of both \
      should be \(expected). They are \(notes).
      """)
    await Classroom.demonstrateInAStore()
  }

  @Test("the favourites are saved as before, even if the store goes away meanwhile")
  func saves() async {
    for favorites in [[5, 9], [9, 2, 5], []] {
      let room = Classroom(favorites: favorites)
      let effects = room.reduce(.board(.saveTapped))
      let sent = await actions(sentBy: effects)
      await aMoment { room.saved.count > 0 }
      let isRight = room.saved.calls == [favorites] && sent.isEmpty && room.asked.count == 0
      #expect(
        isRight,
        """
        The favourites are \(favorites), and the save button is tapped. \(favorites) should be saved \
        once, nothing should be sent, and no service asked. Saved: \(room.saved.calls); \
        sent: \(plain(sent)); asked: \(room.asked.calls). The list is saved as it is, even if it's \
        empty.
        """)
      guard isRight else { return }
    }
    let saved = await Classroom.savedByAStoreThatGoes()
    #expect(
      saved == [[5, 9]],
      """
      The save button was tapped in a store that was released while saving went on. The favourites \
      should be saved all the same. Saved: \(saved). A store that is released cancels its \
      effects, except for those that are `.fireAndForget`.
      """)
    guard saved == [[5, 9]] else { return }
    let both = await Classroom.savesOfTwoTaps()
    #expect(
      both == ["saved", "saved"],
      """
      The save button was tapped twice in a store, and the second tap came while the first save went on. \
      Both should be carried out, as before. There were \(both.count), which ended like this: \(both). \
      Return the effect that saves as it was given, without .cancellable(id:), and for each tap.
      """)
  }

  @Test("the effect that saves waits until saving is done", .blocking)
  func savesInTime() async throws {
    let disk = EffectWithAnEnd()
    var state = ClassroomState(board: BoardState(favorites: [5, 9]))
    let environment = Classroom.environment(nthPrime: { _ in nil }, save: { _ in disk.call() })
    let effects = Classroom.reducer(&state, .board(.saveTapped), environment)
    let effect = try #require(
      effects.first, "The save button is tapped. There should be one effect. There is none.")
    await disk.run(effect)
    let (isInTime, count) = (disk.wasCalledInTime, disk.calls.count)
    let mistake =
      switch count {
      case 0: "They weren't saved at all."
      case 1:
        """
        They were saved afterwards. An effect awaits what it does: a task that it leaves behind goes \
        on where no store can wait for it.
        """
      default: "They were saved \(count) times."
      }
    #expect(
      isInTime,
      """
      The save button was tapped, and the effect was run. Before it ended, the favourites should \
      have been saved, once. \(mistake)
      """)
  }

  @Test("`BoardEnvironment` has what the board needs, and nothing else")
  func needsWhatItGets() throws {
    let environment: Any.Type = BoardEnvironment.self
    // The size of an object tells nothing, be it the environment or in it.
    let isAnObject =
      environment is AnyClass || MemoryLayout<BoardEnvironment>.size == MemoryLayout<AnyObject>.size
    let size = isAnObject ? nil : MemoryLayout<BoardEnvironment>.size
    let source = try LearnerSource.load("5.5")
    let type = source.type("BoardEnvironment")
    let fields = type?.lines(mentioning: ": ClassroomEnvironment") ?? []
    let holdsAll =
      environment == ClassroomEnvironment.self
      || fields.contains { $0.contains(/\b(var|let) \w+ *:/) }
    let more =
      ["ring", "date"].flatMap { type?.lines(mentioning: $0) ?? [] }
      + [". ring", ". date"].flatMap(source.lines(mentioning:))
    #expect(
      holdsAll || more.isEmpty,
      """
      This test reads \(source.path). The board gets something that it doesn't need: \(more.quoted). \
      It asks for primes, and saves. Leave out the rest, and let the pullback choose.
      """)
    #expect(
      !holdsAll,
      """
      This test looks at BoardEnvironment, and reads \(source.path). The board gets the whole \
      environment of the classroom, with the bell and the date. Whatever the classroom needs \
      one day would also reach the board and all its tests. Give BoardEnvironment closures of \
      its own, and let the pullback choose.
      """)
    #expect(
      (size ?? .max) >= 2 * MemoryLayout<() -> Void>.size,
      """
      This test looks at the size of BoardEnvironment. There is room for one closure in it, as before. \
      The board saves, and it asks the service. Both should come in its environment, which shows \
      what the board needs.
      """)
  }
}
