import PathMonitorClient
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.9"))
struct Exercise3_9 {
  @Test("no request is sent before the path is known")
  func waitsForThePath() async {
    let pier = await Pier()
    await pier.refresh()
    let isQuiet = pier.requests.sent.count == 0 && pier.shown.isEmpty
    #expect(
      isQuiet,
      """
      No path has come yet, and the sign is told to refresh. As nothing is known of the network, \
      nothing should happen. Requests sent: \(pier.requests.sent.count). Shown: \
      \(pier.shown.text). Let `refresh()` ask whether the sign is online, and start out offline.
      """)
  }

  @Test("going online shows loading and sends one request, whose answer is shown")
  func asksOnce() async {
    let pier = await Pier()
    await pier.connect(.satisfied)
    await pier.sends(1)
    let first = pier.requests.sent.count
    let isSent = first == 1
    #expect(
      isSent,
      """
      The first path says online. One request should be sent now, but \(first) were. \
      \(pier.subscriptions.count > 1
        ? "`paths` was called \(pier.subscriptions.count) times: two readers share the paths of one stream."
        : "A sign that doesn't know the path yet goes online in the same way as one that was offline.")
      """)
    guard first == 1 else { return }
    let places = pier.places.calls
    let isThere = places == [.copenhagen]
    #expect(
      isThere,
      """
      The sign is at Copenhagen's harbour, and should ask for the forecast of .copenhagen. It asked \
      for \(places.map { "\($0.latitude), \($0.longitude)" }.joined(separator: " and ")).
      """)
    guard isThere else { return }
    await pier.connect(.satisfied, .satisfied)
    await pier.answer(1, .answer)
    await pier.connect(.satisfied)
    let sent = pier.requests.sent.count
    let isOnce = sent == 1
    #expect(
      isOnce,
      """
      The sign is online, and three more paths say so. That is nothing new, and one request is \
      enough. \(sent) were sent. Remember whether the sign is online already.
      """)
    guard sent == 1 else { return }
    let isRight = await pier.shows([.loading, .temperature(11)])
    #expect(
      isRight,
      """
      The sign goes online, and the request is answered. It should show loading while it waits, \
      and then 11 °C. It showed \(pier.shown.text).
      """)
  }

  @Test("going offline clears the sign, and going back online fills it again")
  func refreshesOnReconnection() async {
    let pier = await Pier()
    await pier.connect(.unsatisfied)
    await pier.connect(.satisfied)
    await pier.sends(1)
    await pier.answer(1, .answer)
    await pier.connect(.unsatisfied, .unsatisfied)
    let isEmpty = await pier.shows([.offline, .loading, .temperature(11), .offline])
    let lost = pier.shown
    let advice =
      if pier.isOver.count > 0 {
        "`run()` has returned already: it should follow the paths until they end."
      } else if lost == [.loading, .temperature(11), .offline] {
        "The first path already said that there's no network, and nothing was shown then."
      } else {
        "It should show offline each time, and clear the temperature."
      }
    #expect(
      isEmpty,
      """
      The sign is offline, goes online and gets an answer, and goes offline again. It showed \
      \(lost.text). \(advice)
      """)
    guard isEmpty else { return }
    await pier.refresh()
    let isQuiet = pier.requests.sent.count == 1 && pier.shown == lost
    #expect(
      isQuiet,
      """
      The sign is offline, and is told to refresh. Nothing should happen, as there is no network. \
      Requests sent since: \(pier.requests.sent.count - 1). Shown since: \
      \(Array(pier.shown.dropFirst(lost.count)).text).
      """)
    guard isQuiet else { return }
    await pier.connect(.satisfied, .satisfied)
    await pier.sends(2)
    await pier.answer(2, .answer)
    let isFilled = await pier.shows(lost + [.loading, .temperature(12)])
    let isRight = isFilled && pier.requests.sent.count == 2
    #expect(
      isRight,
      """
      The sign is back online, and two paths say so. One more request should be sent and \
      answered. Requests sent: \(pier.requests.sent.count - 1). By now the sign should have shown \
      \((lost + [.loading, .temperature(12)]).text). It showed \(pier.shown.text).
      """)
    guard isRight else { return }
    demonstrate("What happened → what the sign showed:\n\(pier.picture)")
    await pier.refresh()
    await pier.sends(3)
    await pier.answer(3, .failure)
    // Another test reports a sign that doesn't show a failure.
    guard await eventually({ pier.shown.last == .failed }) else { return }
    let before = pier.shown
    await pier.connect(.unsatisfied)
    let isCleared = await pier.shows(before + [.offline])
    #expect(
      isCleared,
      """
      The sign shows that a refresh has failed, and then the network goes. It should show offline. \
      Since then it showed \(Array(pier.shown.dropFirst(before.count)).text). Going offline clears the \
      sign, whatever it shows.
      """)
    guard isCleared else { return }
    await pier.connect(.satisfied)
    await pier.sends(4)
    await pier.answer(4, .answer)
    let isRefilled = await pier.shows(before + [.offline, .loading, .temperature(14)])
    #expect(
      isRefilled,
      """
      A refresh has failed, the network goes, and it comes back. One more request should be sent and \
      answered. Requests sent: \(pier.requests.sent.count - 3). Since the failure the sign should have \
      shown offline, loading, 14 °C. It showed \(Array(pier.shown.dropFirst(before.count)).text). Each \
      time the sign goes online, it asks, even if the last request has failed.
      """)
  }

  @Test(
    "going offline cancels the request, and its result is never shown",
    arguments: LateAnswer.allCases)
  func givesUp(late: LateAnswer) async {
    for request in LostRequest.allCases {
      let pier = await Pier()
      let before = await pier.send(request, late)
      // Other tests report a sign that doesn't get here.
      let isUnderWay = pier.requests.sent.calls.last == request.number
      guard await pier.shows(before), isUnderWay else { return }
      await pier.connect(.unsatisfied)
      await pier.cancels(request.number)
      let expected = before + [.offline]
      let isClear = await pier.shows(expected)
      #expect(
        isClear,
        """
        The network goes while \(request.rawValue) is on its way. The sign should show \
        \(before.text), and then offline at once. It showed \(pier.shown.text). Don't wait for an \
        answer in the loop over the path: start a task, keep it, and go on listening.
        """)
      let isCancelled = pier.requests.cancelled.calls.contains(request.number)
      let isRight = isCancelled || !isClear
      #expect(
        isRight,
        """
        The network goes while \(request.rawValue) is on its way. The sign shows that, but the \
        request goes on. \(request.advice(late))
        """)
      guard isClear, isCancelled else { return }
      await pier.answer(request.number, late)
      let staysOffline = pier.shown == expected
      #expect(
        staysOffline,
        """
        The network goes while \(request.rawValue) is on its way. After that the request \
        \(late.rawValue). The sign showed \(pier.shown.text). It should stay offline. A request \
        that was cancelled may still answer or fail: ask whether it was cancelled before you show \
        the result.
        """)
      guard staysOffline else { return }
      await pier.connect(.satisfied)
      await pier.sends(request.number + 1)
      await pier.connect(.unsatisfied)
      let isClearAgain = await pier.shows(expected + [.loading, .offline])
      #expect(
        isClearAgain,
        """
        The network went while \(request.rawValue) was on its way, came back, and goes again while the \
        next request is on its way. The sign should show offline each time. It showed \
        \(pier.shown.text). Going offline clears the sign, even if it has just been cleared before.
        """)
      guard isClearAgain else { return }
    }
  }

  @Test(
    "a second request cancels the first, and only the second is shown",
    arguments: LateAnswer.allCases, [true, false])
  func believesTheNewest(late: LateAnswer, isOldFirst: Bool) async {
    for isReconnection in [true, false] {
      let pier = await Pier()
      await pier.connect(.satisfied)
      await pier.sends(1)
      if isReconnection {
        await pier.connect(.unsatisfied, .satisfied)
      } else {
        await pier.refresh()
      }
      await pier.sends(2)
      let reason = isReconnection ? "is offline for a moment" : "is told to refresh"
      let sent = pier.requests.sent.count
      let isSent = sent == 2
      #expect(
        isSent,
        """
        The sign has sent a request, and \(reason). A second request should be sent at once, \
        while the first one is still on its way. Requests sent so far: \(sent) instead of 2. \
        Cancel the old request, and don't wait for it.
        """)
      guard sent == 2 else { return }
      await pier.cancels(1)
      let isCancelled = pier.requests.cancelled.calls == [1]
      #expect(
        isCancelled,
        """
        The sign has sent a request, and \(reason). A second request is sent, and the first one \
        goes on. Cancel its task before another one takes its place.
        """)
      guard isCancelled else { return }
      if isOldFirst { await pier.answer(1, late) }
      await pier.answer(2, .answer)
      if !isOldFirst { await pier.answer(1, late) }
      let way: [HarbourScreen] = isReconnection ? [.loading, .offline, .loading] : [.loading]
      let expected = way + [.temperature(12)]
      let isNewest = await pier.shows(expected)
      #expect(
        isNewest,
        """
        The sign has sent a request, and \(reason). A second request is sent, and answers. \
        The first one \(late.rawValue), \(isOldFirst ? "before that" : "after that"). Only the \
        result of the second one should be shown: \(expected.text). The sign showed \
        \(pier.shown.text). When a request is over, ask whether it was cancelled, not whether the sign is online.
        """)
      guard isNewest else { return }
    }
    if isOldFirst { await believesTheThird(late) }
  }

  /// Two refreshes while a request is on its way.
  private func believesTheThird(_ late: LateAnswer) async {
    let pier = await Pier()
    await pier.connect(.satisfied)
    await pier.sends(1)
    for request in [2, 3] {
      await pier.refresh()
      await pier.sends(request)
      await pier.cancels(request - 1)
    }
    let (sent, cancelled) = (pier.requests.sent.count, pier.requests.cancelled.calls.sorted())
    await pier.answer(2, late)
    await pier.answer(3, .answer)
    let isNewest = await pier.shows([.loading, .temperature(13)])
    let isRight = isNewest && sent == 3 && cancelled == [1, 2]
    #expect(
      isRight,
      """
      The sign has sent a request, and is told to refresh twice. Three requests should be sent, of \
      which the first two are cancelled. \(sent) were sent, and \(cancelled.count) cancelled. \
      The second one \(late.rawValue) all the same, and the third one answers. The sign should show \
      loading and 13 °C. It showed \(pier.shown.text). Every request cancels the one before it.
      """)
  }

  @Test("each failure is shown, and a refresh shows loading and tries again")
  func triesAgain() async {
    let pier = await Pier()
    await pier.connect(.satisfied)
    let answers: [LateAnswer] = [.failure, .failure, .answer, .answer]
    var expected: [HarbourScreen] = []
    for (index, answer) in answers.enumerated() {
      if index > 0 { await pier.refresh() }
      await pier.sends(index + 1)
      await pier.answer(index + 1, answer)
      expected += [.loading, answer == .failure ? .failed : .temperature(Double(11 + index))]
    }
    let isRight = await pier.shows(expected)
    #expect(
      isRight,
      """
      The first two requests fail, and two refreshes bring 13 °C and 14 °C. The sign should show \
      \(expected.text). It showed \(pier.shown.text). Requests sent: \(pier.requests.sent.count) \
      of 4. Each request shows loading first, and then its answer or its failure.
      """)
    guard isRight else { return }
    await pier.refresh()
    await pier.sends(5)
    await pier.answer(5, .cancellation)
    let isShown = await pier.shows(expected + [.loading, .failed])
    #expect(
      isShown,
      """
      A request throws a CancellationError, and the sign hasn't cancelled it. A client may do so, \
      for example when it has given up by itself. That is a failure, and the sign should show loading \
      and failed. It showed \(Array(pier.shown.dropFirst(expected.count)).text). Ask whether your \
      task was cancelled, and not what kind of error it is.
      """)
    guard isShown else { return }
    // It stays as cold as it is, and then it thaws.
    let before = pier.shown
    for (request, degrees) in [(6, -3.25), (7, -3.25), (8, 0)] {
      await pier.refresh()
      await pier.sends(request)
      await pier.answer(request, degrees: degrees)
    }
    let cold: [HarbourScreen] = [-3.25, -3.25, 0].flatMap { [.loading, .temperature($0)] }
    let isCold = await pier.shows(before + cold)
    #expect(
      isCold,
      """
      The sign is refreshed three times more. Two requests are answered with -3.25 °C, and the last one \
      with 0 °C. It should show \(cold.text). It showed \(Array(pier.shown.dropFirst(before.count)).text). Show every answer \
      as it is, even one that is like the answer before.
      """)
  }

  // A right answer passes every round. One round may let a wrong one pass by chance, and eight don't.
  @Test(
    "the sign stays correct even if two things happen at once",
    arguments: HarbourMoment.allCases)
  func survives(moment: HarbourMoment) async {
    for _ in 1...8 {
      let pier = await Pier()
      await pier.connect(.satisfied)
      await pier.sends(1)
      // Other tests report a sign that sends no request.
      guard pier.requests.sent.count == 1 else { return }
      let isOver = CallRecorder<Void>()
      Task { @MainActor in
        await pier.happen(moment)
        isOver.record(())
      }
      await eventually { isOver.count == 1 }
      // What must not be shown has the time to come; what must be may need more of it.
      await pier.settle()
      let isRight = await eventually { moment.allows(pier.shown) }
      let shown = pier.shown
      #expect(
        isRight,
        """
        A request is on its way; \(moment.rawValue). The sign showed \(shown.text). \
        \(moment.advice(shown))
        """)
      guard isRight else { return }
    }
  }

  @Test("run() returns when the paths end, and not before")
  func ends() async {
    let pier = await Pier()
    await pier.connect(.satisfied, .unsatisfied)
    let early = pier.isOver.count
    await pier.close()
    let isRight = early == 0 && pier.isOver.count == 1
    #expect(
      isRight,
      """
      The sign goes online and offline, and then the stream of paths ends. `run()` should return \
      then, and not earlier. It \(early > 0 ? "returned before" : "hasn't returned"). A `for await` \
      over the paths does both, if nothing waits for a request in the loop or after it.
      """)
    guard isRight else { return }
    let waiting = await Pier()
    await waiting.connect(.satisfied)
    await waiting.sends(1)
    await waiting.close()
    let isOver = waiting.isOver.count == 1
    #expect(
      isOver,
      """
      The sign is online, its request is on its way, and the stream of paths ends. `run()` should \
      return without waiting for the answer. It hasn't returned.
      """)
  }
}
