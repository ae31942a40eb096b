import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite("3.8 Back online", .lesson("03-StructWitnesses.md", "Three dependencies at once"))
struct Exercise3_8 {
  @Test("online for the first time sends one request")
  func asksOnce() async {
    let van = await Van()
    await van.refresh()
    await van.drive(.online, .online, .online)
    await van.sends(1)
    await van.answer(1, .parcels)
    await van.drive(.online)
    let isRight = await van.shows([.loading, .parcels(["Parcel 1"])])
    #expect(
      isRight && van.requests.sent.count == 1,
      """
      A refresh, while nothing is known of the path: it should do nothing. Then online comes three \
      times, an answer, and online once more. One request should be sent, and \(van.requests.sent.count) \
      were. The board should show loading, Parcel 1, and showed \(van.shown.text).
      """)
  }

  @Test("offline clears the board, and back online it is filled again")
  func refreshesOnReconnection() async {
    let van = await Van()
    await van.drive(.offline)
    await van.drive(.online)
    await van.sends(1)
    await van.answer(1, .parcels)
    await van.drive(.offline, .offline)
    let isEmpty = await van.shows([.offline, .loading, .parcels(["Parcel 1"]), .offline])
    let lost = van.shown
    #expect(
      isEmpty,
      """
      The van is offline, goes online and hears an answer, and goes offline again. The board \
      showed \(lost.text). It should say that it is offline, each time, and leave no parcels there.
      """)
    await van.refresh()
    await van.drive(.online, .online)
    await van.sends(2)
    await van.answer(2, .parcels)
    let isFilled = await van.shows(lost + [.loading, .parcels(["Parcel 2"])])
    #expect(
      isFilled && van.requests.sent.count == 2,
      """
      A van that was offline has seen one answer so far. It tries a refresh, which should do nothing \
      as long as it is offline. Then it is back online, and hears so twice. Together that should \
      make 2 requests, and makes \(van.requests.sent.count). The board should have shown loading, \
      Parcel 2 at last. It showed \(van.shown.text).
      """)
  }

  @Test("offline gives the request up, whatever becomes of it", arguments: LateAnswer.allCases)
  func givesUp(late: LateAnswer) async {
    let van = await Van()
    await van.drive(.online)
    await van.sends(1)
    await van.drive(.offline)
    await van.cancels(1)
    let isClear = await van.shows([.loading, .offline])
    #expect(
      isClear && van.requests.cancelled.calls == [1],
      """
      The van goes offline while a request is on its way. Request 1 should be cancelled, and \
      cancelled are \(van.requests.cancelled.calls). The board should show loading, offline, and \
      showed \(van.shown.text). Do not wait for an answer in the loop over the path: start a task, \
      keep it, and go on listening.
      """)
    await van.answer(1, late)
    #expect(
      van.shown == [.loading, .offline],
      """
      The van goes offline while a request is on its way. After that the request \(late.rawValue). \
      The board showed \(van.shown.text). It should stay offline. A request that is cancelled may \
      still answer; look once more before you show what came of it.
      """)
  }

  @Test("the last request wins", arguments: LateAnswer.allCases, [true, false])
  func believesTheNewest(late: LateAnswer, isOldFirst: Bool) async {
    for isReconnection in [true, false] {
      let van = await Van()
      await van.drive(.online)
      await van.sends(1)
      if isReconnection { await van.drive(.offline, .online) } else { await van.refresh() }
      await van.sends(2)
      let reason = isReconnection ? "is offline for a moment" : "is told to refresh"
      await van.cancels(1)
      #expect(
        van.requests.sent.count == 2 && van.requests.cancelled.calls == [1],
        """
        The board has sent a request, and \(reason). Then a second one should be on its way, and \
        the first one cancelled. \(van.requests.sent.count) were sent, and cancelled are \
        \(van.requests.cancelled.calls).
        """)
      if isOldFirst { await van.answer(1, late) }
      await van.answer(2, .parcels)
      if !isOldFirst { await van.answer(1, late) }
      let way: [ParcelScreen] = isReconnection ? [.loading, .offline, .loading] : [.loading]
      let expected = way + [.parcels(["Parcel 2"])]
      let isNewest = await van.shows(expected)
      #expect(
        isNewest,
        """
        The board has sent a request, and \(reason). A second request is sent, and answers. \
        The first one \(late.rawValue), \(isOldFirst ? "before that" : "after that"). Only what \
        came of the second one should be shown: \(expected.text). The board showed \
        \(van.shown.text).
        """)
    }
  }

  @Test("a failure is shown, and a refresh tries again")
  func triesAgain() async {
    let van = await Van()
    await van.drive(.online)
    await van.sends(1)
    await van.answer(1, .failure)
    await van.refresh()
    await van.sends(2)
    await van.answer(2, .parcels)
    let expected = [ParcelScreen.loading, .failed, .loading, .parcels(["Parcel 2"])]
    let isRight = await van.shows(expected)
    #expect(
      isRight,
      """
      The first request fails, and a refresh brings parcels. The board should show \
      \(expected.text). It showed \(van.shown.text).
      """)
  }

  @Test("the run is over with the path, and not before")
  func ends() async {
    let van = await Van()
    await van.drive(.online, .offline)
    let early = van.isOver.count
    await van.arrive()
    #expect(
      early == 0 && van.isOver.count == 1,
      """
      The van goes online and offline, and then its path ends. `run()` should return when the path \
      ends: then, and not earlier. \(early > 0 ? "It returned before" : "It has not returned"). A \
      `for await` over the path does both, if nothing else waits in it.
      """)
  }
}

/// What becomes of a request that was given up.
enum LateAnswer: String, CaseIterable, Sendable {
  case parcels = "answers"
  case failure = "fails"
  case cancellation = "throws a CancellationError"
}

/// A van with a board. The test drives it, and answers its requests, which are numbered from 1.
private final class Van: Sendable {
  private struct NoNetwork: Error {}

  let requests = HeldRequests<[String]>()
  let isOver = CallRecorder<Void>()
  private let screens = CallRecorder<ParcelScreen>()
  private let path = AsyncStream<VanPath>.makeStream()
  private let board: ParcelBoard

  /// A van whose board is running.
  init() async {
    board = await makeParcelBoard(
      depot: ParcelDepot(
        paths: { [path] in path.stream }, fetch: { [requests] in try await requests.send() }),
      show: { [screens] in screens.record($0) })
    Task { [board, isOver] in
      await board.run()
      isOver.record(())
    }
    await settle()
  }

  /// Waits until this is all that was shown, for a short while at most, and says whether it is.
  func shows(_ screens: [ParcelScreen]) async -> Bool {
    await eventually(patience: .milliseconds(500)) { shown == screens }
  }

  /// All that was shown, without repeats in a row.
  var shown: [ParcelScreen] {
    screens.calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Tells the board of the path, and lets it do what there is to do.
  func drive(_ paths: VanPath...) async {
    paths.forEach { path.continuation.yield($0) }
    await settle()
  }

  /// Ends the path, and waits until the run is over, for a short while at most.
  func arrive() async {
    path.continuation.finish()
    await eventually(patience: .seconds(1)) { isOver.count == 1 }
  }

  /// Tells the board to refresh, and waits until it has returned or sent a request.
  func refresh() async {
    let (returned, before) = (CallRecorder<Void>(), requests.sent.count)
    Task {
      await board.refresh()
      returned.record(())
    }
    await eventually(patience: .seconds(1)) { returned.count == 1 || requests.sent.count > before }
    await settle()
  }

  // These wait until a request was sent, or cancelled, for a short while at most.
  func sends(_ request: Int) async {
    await eventually(patience: .seconds(1)) { requests.sent.calls.contains(request) }
  }

  func cancels(_ request: Int) async {
    await eventually(patience: .seconds(1)) { requests.cancelled.calls.contains(request) }
  }

  /// Answers a request, and lets the board do with it what it likes.
  func answer(_ request: Int, _ answer: LateAnswer) async {
    let result: Result<[String], any Error> =
      switch answer {
      case .parcels: .success(["Parcel \(request)"])
      case .failure: .failure(NoNetwork())
      case .cancellation: .failure(CancellationError())
      }
    await requests.answer(request, with: result)
    await settle()
  }

  /// Gives the board its turns, on the main actor and elsewhere.
  private func settle() async {
    for _ in 0..<100 {
      await Task.yield()
      await MainActor.run {}
    }
  }
}

extension [ParcelScreen] {
  /// The screens as a sentence shows them.
  fileprivate var text: String {
    guard !isEmpty else { return "nothing" }
    return map { screen in
      if case .parcels(let parcels) = screen {
        parcels.joined(separator: " and ")
      } else {
        "\(screen)"
      }
    }.joined(separator: ", ")
  }
}
