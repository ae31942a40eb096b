import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.8"))
struct Exercise3_8 {
  @Test("nothing is asked before the path is known")
  func waitsForThePath() async {
    let van = await Van()
    await van.refresh()
    #expect(
      van.requests.sent.count == 0 && van.shown.isEmpty,
      """
      The board follows the path, which has not come yet, and is told to refresh. Nothing is known \
      of the network so far, so nothing should happen. Requests sent: \(van.requests.sent.count). \
      Shown: \(van.shown.text). Let `refresh()` ask whether the van is online, and \
      begin as a board that is not.
      """)
  }

  @Test("online for the first time sends one request")
  func asksOnce() async {
    let van = await Van()
    await van.drive(.online)
    await van.sends(1)
    #expect(
      van.requests.sent.count == 1,
      """
      The first path that comes is online. One request should be sent now, and \
      \(van.requests.sent.count) were. A board that does not know the path yet becomes online in the same \
      way as one that was offline.
      """)
    guard van.requests.sent.count == 1 else { return }
    await van.drive(.online, .online)
    await van.answer(1, .parcels)
    await van.drive(.online)
    #expect(
      van.requests.sent.count == 1,
      """
      The van is online, and hears so three more times. That is nothing new, and one request is \
      enough. \(van.requests.sent.count) were sent. Remember whether the van is online already.
      """)
    guard van.requests.sent.count == 1 else { return }
    let isRight = await van.shows([.loading, .parcels(["Parcel 1"])])
    #expect(
      isRight,
      """
      The van goes online, and the request is answered. The board should show loading while it \
      waits, and then Parcel 1. It showed \(van.shown.text).
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
    guard isEmpty else { return }
    await van.refresh()
    #expect(
      van.requests.sent.count == 1 && van.shown == lost,
      """
      The van is offline, and the courier refreshes. Nothing should happen: there is no network to \
      ask. Requests sent since: \(van.requests.sent.count - 1). Shown since: \
      \(Array(van.shown.dropFirst(lost.count)).text).
      """)
    guard van.requests.sent.count == 1 else { return }
    await van.drive(.online, .online)
    await van.sends(2)
    await van.answer(2, .parcels)
    let isFilled = await van.shows(lost + [.loading, .parcels(["Parcel 2"])])
    #expect(
      isFilled && van.requests.sent.count == 2,
      """
      The van is back online, and hears so twice. One request should be sent, \
      \(van.requests.sent.count - 1) were, and answered. After that the board should have shown \
      \((lost + [.loading, .parcels(["Parcel 2"])]).text). It showed \(van.shown.text).
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
      isClear,
      """
      The van goes offline while a request is on its way. The board should show loading, and \
      offline at once. It showed \(van.shown.text). Do not wait for an answer in the loop over the \
      path: start a task, keep it, and go on listening.
      """)
    let isCancelled = van.requests.cancelled.calls == [1]
    #expect(
      isCancelled || !isClear,
      """
      The van goes offline while a request is on its way. The board shows that, but the request \
      goes on. Keep its task in a property, and cancel it when the van goes offline.
      """)
    guard isClear, isCancelled else { return }
    await van.answer(1, late)
    #expect(
      van.shown == [.loading, .offline],
      """
      The van goes offline while a request is on its way. After that the request \(late.rawValue). \
      The board showed \(van.shown.text). It should stay offline. A request that is cancelled may \
      still answer or fail: look once more before you show what came of it.
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
      let sent = van.requests.sent.count
      #expect(
        sent == 2,
        """
        The board has sent a request, and \(reason). A second request should be sent at once, \
        while the first one is still on its way: 2 together, and it is \(sent). What is new \
        neither waits for the old request nor gives way to it.
        """)
      guard sent == 2 else { return }
      await van.cancels(1)
      let isCancelled = van.requests.cancelled.calls == [1]
      #expect(
        isCancelled,
        """
        The board has sent a request, and \(reason). A second request is sent, and the first one \
        goes on. Cancel its task before another one takes its place.
        """)
      guard isCancelled else { return }
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
        \(van.shown.text). When a request is over, ask whether it was cancelled, not whether the van \
        is online.
        """)
      guard isNewest else { return }
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
      \(expected.text). It showed \(van.shown.text). A failure of the newest request is news, too.
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
