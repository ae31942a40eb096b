import Places
import Synchronization
import TestSupport
import Testing

@testable import Chapter6Exercises

@Suite(.exercise("6.9"))
struct Exercise6_9 {
  @Test("nothing is opened before the list is first needed")
  func composesWithoutOpening() async throws {
    try LearnerSource.load("6.9").requireNothingShared(
      against: "two lists share nothing")
    let server = PlacesServer()
    let list = makeOpenedPlaces(open: server.open)
    for _ in 0..<1_000 { await Task.yield() }
    let early = withExtendedLifetime(list) { server.openings }
    #expect(
      early == 0,
      """
      A list was made, and not asked for anything yet. It was already opened \(times(early)). Neither \
      an initializer nor a task that it starts should open anything: open the list when it is needed.
      """)
  }

  @Test("the list is opened once, even if many need it at the same time")
  func opensOnceForAll() async {
    let quick = PlacesServer()
    let places = makeOpenedPlaces(open: quick.open)
    let seen = [await places.told(), await places.told()]
    let isRead = seen == [PlacesServer.names, PlacesServer.names] && quick.openings == 1
    #expect(
      isRead,
      """
      A list is read twice in a row. It should be opened once, and read \
      "\(PlacesServer.names)" both times. It was opened \(times(quick.openings)), and read \
      \(seen.spoken). Keep what was opened for the next reading.
      """)
    let bare = PlacesServer(isEmpty: true)
    let empty = makeOpenedPlaces(open: bare.open)
    let found = [await empty.told(), await empty.told()]
    #expect(
      (found == ["", ""] && bare.openings == 1) || !isRead,
      """
      A list without any places is read twice in a row. It should be opened once, and be empty both \
      times. It was opened \(times(bare.openings)), and read \(found.spoken). A list is open even if \
      there is nothing in it.
      """)
    let gate = Gate()
    let server = PlacesServer(gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let crowd = Crowd(of: 50) { await list.told() }
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    let (count, answers) = (server.openings, crowd.differentAnswers)
    let isOpenedOnce =
      count == 1 && crowd.answers.count == 50 && answers == [PlacesServer.names]
    #expect(
      isOpenedOnce,
      """
      Fifty tasks ask for the list at the same time. It isn't open yet, and opening takes a while. It \
      should be opened once; it was opened \(times(count)). \(crowd.answers.count) of 50 have an \
      answer: \(answers.spoken). While one task waits at an `await`, others get in: remember that the \
      list is being opened before you wait for it.
      """)
  }

  @Test("an error while reading is passed on, and the list stays open")
  func passesReadingErrorsOn() async {
    let server = PlacesServer(tornReadings: [1])
    let list = makeOpenedPlaces(open: server.open)
    let heard = [await list.told(), await list.told()]
    let isPassedOn = heard == ["the page is torn", PlacesServer.names] && server.openings == 1
    #expect(
      isPassedOn,
      """
      The list can be opened, but the first reading fails. Two tasks ask, one after another. They \
      should hear "the page is torn" and "\(PlacesServer.names)", and the list should be opened once. \
      They heard \(heard.spoken), and it was opened \(times(server.openings)). Pass the error on, and \
      keep the list open: only an opening that failed is tried again.
      """)
    guard isPassedOn else { return }
    let later = PlacesServer(tornReadings: [2])
    let open = makeOpenedPlaces(open: later.open)
    let next = [await open.told(), await open.told(), await open.told()]
    #expect(
      next == [PlacesServer.names, "the page is torn", PlacesServer.names] && later.openings == 1,
      """
      A list is read three times, one after another, and the second reading fails. That should give \
      "\(PlacesServer.names)", "the page is torn" and "\(PlacesServer.names)", and the list should be \
      opened once. It gave \(next.spoken), and the list was opened \(times(later.openings)). Keep the \
      open list, and not what was read from it: read it for each call, and pass on what comes.
      """)
  }

  @Test("when opening fails, everyone waiting for it gets the error")
  func tellsAllWhoWaited() async {
    let gate = Gate()
    let server = PlacesServer(failures: 1, gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let crowd = Crowd(of: 20) { await list.told() }
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    let count = crowd.answers.calls.count { $0 == PlacesServer.error }
    // A caller who is late on a busy machine comes after the error and opens the list again.
    let isHeard = count >= 2 && server.openings <= 2 && crowd.answers.count == 20
    let advice =
      server.openings > 1
      ? "Don't try again while they wait: the error is meant for all that waited."
      : "Give each of them the error that `open` threw."
    #expect(
      isHeard,
      """
      Twenty tasks wait for the same opening, and it fails. All should hear "\(PlacesServer.error)", \
      after one opening. \(count) heard it, the list was opened \(times(server.openings)), and the \
      answers are \(crowd.differentAnswers.spoken). \(advice)
      """)
    let alone = PlacesServer(failures: 1)
    let unused = makeOpenedPlaces(open: alone.open)
    let error = await unused.told()
    for _ in 0..<1_000 { await Task.yield() }
    let isLeftClosed = error == PlacesServer.error && alone.openings == 1
    #expect(
      isLeftClosed,
      """
      One task asks for a list, and opening it fails. Nothing asks again. The task should hear \
      "\(PlacesServer.error)", after one opening. It heard "\(error)", and the list was opened \
      \(times(alone.openings)). Don't start another opening until the list is asked for again.
      """)
    withExtendedLifetime(unused) {}
  }

  @Test("after a failure the list is opened again when it's needed, once for everyone")
  func opensAgainOnceForAll() async {
    let alone = PlacesServer(failures: 2)
    let slow = makeOpenedPlaces(open: alone.open)
    var heard: [String] = []
    for _ in 1...4 { heard.append(await slow.told()) }
    let isTriedAgain =
      heard == [PlacesServer.error, PlacesServer.error, PlacesServer.names, PlacesServer.names]
      && alone.openings == 3
    #expect(
      isTriedAgain,
      """
      Opening fails twice, and then works. A task asks four times, one after another. It should hear \
      the error twice and then read the list twice, and the list should be opened 3 times. It was \
      opened \(times(alone.openings)), and the task heard \(heard.spoken). Pass the error on, and then \
      forget it.
      """)
    let sleepy = PlacesServer(failures: 10)
    let patient = makeOpenedPlaces(open: sleepy.open)
    var tries: [String] = []
    for _ in 1...11 { tries.append(await patient.told()) }
    let errors = tries.count { $0 == PlacesServer.error }
    #expect(
      (errors == 10 && tries.last == PlacesServer.names && sleepy.openings == 11) || !isTriedAgain,
      """
      Opening fails ten times, and then works. A task asks eleven times, one after another. It should \
      hear the error ten times, and then read the list, after 11 openings. It heard the error \
      \(times(errors)), and at last "\(tries.last ?? "")". The list was opened \(times(sleepy.openings)). \
      However often opening has failed, try again when the list is asked for.
      """)
    let unsteady = PlacesServer(failures: 1, error: CancellationError())
    let dropped = makeOpenedPlaces(open: unsteady.open)
    let afterwards = [await dropped.told(), await dropped.told()]
    let isForgotten =
      afterwards == ["CancellationError()", PlacesServer.names] && unsteady.openings == 2
    #expect(
      isForgotten || !isTriedAgain,
      """
      Opening fails once with a CancellationError of the server's own, though no task was cancelled; \
      then it works. A task asks twice in a row. It should hear "CancellationError()" \
      and then read "\(PlacesServer.names)", and the list should be opened twice. It was opened \
      \(times(unsteady.openings)), and the task heard \(afterwards.spoken). Forget every failed \
      opening, whichever error it threw.
      """)
    let gate = Gate()
    let server = PlacesServer(failures: 1, gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let crowd = Crowd(of: 20) { "\(await list.told()), then \(await list.told())" }
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    let last = await list.told()
    // For those who are late on a busy machine the list is open the first time.
    let allowed = ["\(PlacesServer.error)", PlacesServer.names].map {
      "\($0), then \(PlacesServer.names)"
    }
    let isShared =
      server.openings == 2 && crowd.answers.count == 20 && last == PlacesServer.names
      && crowd.differentAnswers.allSatisfy(allowed.contains)
    #expect(
      isShared,
      """
      Twenty tasks wait for an opening that fails, and each asks again as soon as it hears the error. \
      The second opening should be one for all of them, so that the list is opened twice. It was opened \
      \(times(server.openings)), and the answers are \(crowd.differentAnswers.spoken). By the time the \
      last of the twenty hears the error, another may have begun a new opening. That one has to stay: \
      clear only the opening that failed.
      """)
    let hearers = crowd.answers.calls.count { $0.hasPrefix(PlacesServer.error) }
    guard isShared, isTriedAgain, isForgotten else { return }
    demonstrate(
      """
      20 tasks ask for the list at the same time
        opening 1   fails: \(hearers) hear "\(PlacesServer.error)", and ask again
        opening \(server.openings)   works: all read "\(last)"
      """)
  }

  @Test("cancelling one task doesn't end the opening for the others")
  func survivesCancellation() async {
    let gate = Gate()
    let server = PlacesServer(gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let first = Crowd(of: 1) { await list.told() }
    await eventually { server.openings == 1 }
    let second = Crowd(of: 1) { await list.told() }
    await second.isUnderWay()
    first.giveUp()
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await second.isServed()
    let (answer, openings) = (second.answers.calls.first ?? "nothing", server.openings)
    let isServed = answer == PlacesServer.names && openings == 1
    #expect(
      isServed,
      """
      One task asks, and the opening begins. A second task waits for the same opening. Then the first \
      one is cancelled. The second should get the list all the same, after one opening. It got \
      "\(answer)", and the list was opened \(times(openings)). The opening belongs to no caller: give \
      it a task of its own, and don't cancel that one.
      """)
    await first.isServed()
    let third = await list.told()
    let isStillOpen = third == PlacesServer.names && server.openings == 1
    #expect(
      isStillOpen || !isServed,
      """
      Two tasks waited for an opening, and the first was cancelled. Then a third task asks. It should \
      read the list that is open. It got "\(third)", and the list was opened \
      \(times(server.openings)). A cancelled task mustn't close the list for others.
      """)
    guard isServed, isStillOpen else { return }
    await survivesCancellationOfTheSecond()
    for failures in [0, 1] { await servesTheNext(failures: failures) }
  }

  /// When the task that is cancelled is the only one that waits, and another asks afterwards.
  private func servesTheNext(failures: Int) async {
    let gate = Gate()
    let server = PlacesServer(failures: failures, gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let first = Crowd(of: 1) { await list.told() }
    await eventually { server.openings == 1 }
    first.giveUp()
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await first.isServed()
    await eventually { server.endings == 1 }
    for _ in 0..<1_000 { await Task.yield() }
    let (next, openings) = (await list.told(), server.openings)
    // An answer may end an opening that nobody waits for, and begin another one.
    let mistake =
      if next == PlacesServer.error {
        """
        The opening that failed has to be forgotten, also if the only task that waited for it was \
        cancelled.
        """
      } else {
        "An opening that was ended for the one who gave up is no answer for others."
      }
    #expect(
      next == PlacesServer.names && openings <= 2,
      """
      A task asks, and the opening begins. The task is cancelled while nobody else waits, and the opening \
      \(failures == 0 ? "works" : "fails"). Afterwards another task asks. It should read \
      "\(PlacesServer.names)", but got "\(next)", and the list was opened \(times(openings)). \(mistake)
      """)
  }

  /// When the task that is cancelled isn't the one that the opening began with.
  private func survivesCancellationOfTheSecond() async {
    let gate = Gate()
    let server = PlacesServer(gate: gate)
    let list = makeOpenedPlaces(open: server.open)
    let first = Crowd(of: 1) { await list.told() }
    await eventually { server.openings == 1 }
    let second = Crowd(of: 1) { await list.told() }
    await second.isUnderWay()
    second.giveUp()
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await first.isServed()
    let (answer, openings) = (first.answers.calls.first ?? "nothing", server.openings)
    #expect(
      answer == PlacesServer.names && openings == 1,
      """
      One task asks, and the opening begins. A second task waits for the same opening, and is \
      cancelled. The first should get the list all the same, after one opening. It got "\(answer)", and \
      the list was opened \(times(openings)). The opening belongs to no caller: give it a task of its \
      own, and don't cancel that one.
      """)
  }

  @Test("two lists share nothing")
  func keepsListsApart() async {
    let servers = [PlacesServer(failures: 1), PlacesServer()]
    let lists = servers.map { makeOpenedPlaces(open: $0.open) }
    let heard = [await lists[0].told(), await lists[1].told()]
    let counts = servers.map(\.openings)
    let isApart = heard == [PlacesServer.error, PlacesServer.names] && counts == [1, 1]
    #expect(
      isApart,
      """
      There are two lists, and the first one's server is asleep. They should give \
      "\(PlacesServer.error)" and "\(PlacesServer.names)", each after one opening. They gave \
      \(heard.spoken). The first was opened \(times(counts[0])), the second \(times(counts[1])). Keep \
      nothing outside the list.
      """)
  }
}

/// A server with the list of places, which notes how often it was opened.
private final class PlacesServer: Sendable {
  static let names = "Bean There, Slow Drip, Early Bird"
  static let error = "the server is asleep"
  private let count = Mutex(0)
  private let ended = Mutex(0)
  private let failures: Int
  private let failure: any Error
  private let tornReadings: Set<Int>
  private let isEmpty: Bool
  private let gate: Gate?

  /// - Parameters:
  ///   - failures: how many openings fail, from the first one.
  ///   - error: what they throw.
  ///   - tornReadings: which readings of an open list fail, counted from 1.
  ///   - isEmpty: whether there are no places in it.
  ///   - gate: where an opening waits.
  init(
    failures: Int = 0, error: any Error = Trouble(description: PlacesServer.error),
    tornReadings: Set<Int> = [], isEmpty: Bool = false, gate: Gate? = nil
  ) {
    (self.failures, failure) = (failures, error)
    (self.tornReadings, self.isEmpty, self.gate) = (tornReadings, isEmpty, gate)
  }

  var openings: Int { count.withLock(\.self) }
  var endings: Int { ended.withLock(\.self) }

  var open: @Sendable () async throws -> any PlaceRepository {
    { [self] in
      let turn = count.withLock { count in
        count += 1
        return count
      }
      defer { ended.withLock { $0 += 1 } }
      await gate?.pass()
      try Task.checkCancellation()
      if turn <= failures { throw failure }
      return TornPlaces(tornReadings: tornReadings, isEmpty: isEmpty)
    }
  }
}

/// A list of which some readings fail.
private struct TornPlaces: PlaceRepository {
  let tornReadings: Set<Int>
  let isEmpty: Bool
  private let whole = ThreePlaces()

  init(tornReadings: Set<Int>, isEmpty: Bool) {
    (self.tornReadings, self.isEmpty) = (tornReadings, isEmpty)
  }

  func places() async throws -> [Place] {
    let places = try await whole.places()
    if tornReadings.contains(whole.readings.count) {
      throw Trouble(description: "the page is torn")
    }
    return isEmpty ? [] : places
  }
}

private struct Trouble: Error, CustomStringConvertible {
  let description: String
}

extension PlaceRepository {
  /// The names of the shops, or the error instead.
  fileprivate func told() async -> String {
    do {
      return try await places().map(\.name).joined(separator: ", ")
    } catch {
      return "\(error)"
    }
  }
}
