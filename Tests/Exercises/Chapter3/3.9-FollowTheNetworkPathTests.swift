import TestSupport
import Testing

@testable import Chapter3Exercises

@MainActor
@Suite(.exercise("3.9"), .serialized)
struct Exercise3_9 {
  let screen = StartScreen()

  @Test("nothing is asked before there's a network")
  func waitsForTheNetwork() async {
    screen.banner.refresh()
    await screen.report(.unsatisfied)
    screen.banner.refresh()
    await screen.settle()
    #expect(screen.requests.sent.calls == [], "`refresh()` asks first whether there's a network.")
    #expect(screen.banner.content == .offline, "There's no network, so nothing loads.")
  }

  @Test("going online shows loading and asks once, and the answer is shown")
  func asksOnce() async {
    await screen.report(.satisfied, .satisfied)
    await screen.shows(.loading, "A request is on its way.")
    #expect(screen.requests.sent.calls == [1], "A second report of the network is no news.")
    await screen.answer(1, .success(11))
    await screen.shows(.temperature(11), "The request was answered.")
    await screen.report(.satisfied)
    #expect(screen.requests.sent.calls == [1], "The banner has the answer already.")
  }

  @Test("going offline clears the banner, and going back online fills it again")
  func recovers() async {
    await screen.report(.satisfied)
    await screen.answer(1, .success(11))
    await screen.report(.unsatisfied)
    await screen.shows(.offline, "The answer was there, and then the network went.")
    await screen.report(.satisfied)
    await screen.shows(.loading, "The network is back. Follow the paths until their stream ends.")
    await screen.answer(2, .success(12))
    await screen.shows(.temperature(12), "The network was back, and the second request answered.")
  }

  @Test(
    "going offline cancels the request, and its result is never shown",
    arguments: LateResult.allCases)
  func givesUp(late: LateResult) async {
    await screen.report(.satisfied)
    await screen.asks(1)
    await screen.report(.unsatisfied)
    await screen.shows(.offline, "The network went. Don't wait for an answer in the loop over it.")
    await screen.cancels(1, "The network went. Keep the request's task, and cancel it.")
    await screen.answer(1, late.result)
    await screen.shows(.offline, "A cancelled request came to its end: check that first.")
  }

  @Test(
    "a refresh shows loading and cancels the request before it, and only its own result is shown",
    arguments: LateResult.allCases)
  func believesTheNewest(late: LateResult) async {
    await screen.report(.satisfied)
    await screen.asks(1)
    screen.banner.refresh()
    await screen.asks(2)
    await screen.cancels(1, "A second request was sent. Cancel the first one.")
    await screen.answer(1, late.result)
    await screen.shows(.loading, "The first request came to its end, and the second one hasn't.")
    await screen.answer(2, .failure(LateResult.NoNetwork()))
    await screen.shows(.failed, "The second request failed.")
    screen.banner.refresh()
    await screen.shows(.loading, "A third request is on its way.")
    await screen.answer(3, .success(13))
    await screen.shows(.temperature(13), "The third request was answered.")
  }
}
