import TestSupport
import Testing

@testable import Chapter3Exercises

extension Exercise3_9 {
  @Test("going offline cancels the request that a refresh has sent, too", arguments: [true, false])
  func cancelsTheRefresh(isFirstAnswered: Bool) async {
    await screen.report(.satisfied)
    await screen.asks(1)
    if isFirstAnswered { await screen.answer(1, .success(11)) }
    screen.banner.refresh()
    await screen.asks(2)
    if !isFirstAnswered { await screen.answer(1, .success(11)) }
    await screen.report(.unsatisfied)
    let isCancelled = await eventually { screen.requests.cancelled.calls.contains(2) }
    #expect(
      isCancelled,
      "Keep every request's task in one property, which an old request doesn't clear.")
  }

  @Test("an answer from before the network went isn't shown when it's back")
  func forgetsTheOldAnswer() async {
    await screen.report(.satisfied)
    await screen.asks(1)
    await screen.report(.unsatisfied, .satisfied)
    await screen.asks(2)
    await screen.answer(1, .success(11))
    await screen.shows(.loading, "The old request was answered. Ask whose answer it is, too.")
  }

  @Test("`run()` returns when the paths end, and not before")
  func followsToTheEnd() async {
    await screen.report(.satisfied)
    await screen.asks(1)
    #expect(screen.isOver.count == 0, "The paths go on, so `run()` does, too.")
    await screen.endPaths()
    #expect(screen.isOver.count == 1, "The paths have ended. Don't wait for an answer.")
  }

  @Test("a client that throws CancellationError by itself has failed")
  func showsEachFailure() async {
    await screen.report(.satisfied)
    await screen.asks(1)
    await screen.answer(1, .failure(CancellationError()))
    await screen.shows(
      .failed, "The banner has cancelled nothing. Ask the task, and not the error.")
  }
}
