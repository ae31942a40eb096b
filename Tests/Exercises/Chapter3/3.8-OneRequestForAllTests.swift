import Synchronization
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.8"), .serialized)
struct Exercise3_8 {
  @Test("callers who search near the same place at the same time share one request")
  func sharesARequest() async {
    let gate = Gate()
    let service = SearchService { name, _ in
      await gate.pass()
      return name == "Utopia" ? [] : [name]
    }
    let client = service.client.sharingSearches()
    let crowds = ["Malmö", "Utopia", "Malmö"].map { client.crowd(of: 8, near: $0) }
    for crowd in crowds { await crowd.isUnderWay() }
    gate.open()
    for crowd in crowds { await crowd.isServed() }
    #expect(
      crowds.map(\.differentAnswers) == [["Malmö"], ["nothing"], ["Malmö"]],
      "All who wait get the answer to what they asked.")
    _ = await (client.told(near: "Malmö"), client.told(near: "Utopia"))
    #expect(
      service.searches.calls.sorted() == ["Malmö", "Utopia"],
      "Look for a request and remember yours in one step, before you await. Keep the answer.")
  }

  @Test("a slow search doesn't hold up another place's")
  func keepsPlacesApart() async {
    let gate = Gate()
    let service = SearchService { name, _ in
      if name == "Malmö" { await gate.pass() }
      return [name]
    }
    let client = service.client.sharingSearches()
    let slow = client.crowd(near: "Malmö")
    await service.searches.waitForCalls(1)
    let quick = client.crowd(near: "Aarhus")
    await quick.isServed()
    #expect(quick.answers.calls == ["Aarhus"], "Aarhus has to be answered while Malmö still waits.")
    gate.open()
    await slow.isServed()
  }

  @Test("a failure reaches all who wait, and the next search asks again")
  func forgetsFailures() async {
    let gate = Gate()
    let works = Mutex(false)
    let service = SearchService { name, _ in
      await gate.pass()
      guard works.withLock(\.self) else { throw NoSignal(call: 1) }
      return [name]
    }
    let client = service.client.sharingSearches()
    let crowd = client.crowd(of: 8, near: "Malmö")
    await crowd.isUnderWay()
    gate.open()
    await crowd.isServed()
    #expect(crowd.differentAnswers == ["NoSignal(call: 1)"], "Each caller hears the error.")
    works.withLock { $0 = true }
    let next = await client.told(near: "Malmö")
    #expect(next == "Malmö", "Forget a failure: the next search asks again.")
  }

  @Test("a caller who gives up doesn't spoil it for the others")
  func survivesCancellation() async {
    let gate = Gate()
    let service = SearchService { name, _ in
      await gate.pass()
      try Task.checkCancellation()
      return [name]
    }
    let client = service.client.sharingSearches()
    let first = client.crowd(near: "Malmö")
    await service.searches.waitForCalls(1)
    let others = client.crowd(of: 20, near: "Malmö")
    let second = client.crowd(near: "Malmö")
    for crowd in [others, second] { await crowd.isUnderWay() }
    for crowd in [first, second] { crowd.giveUp() }
    gate.open()
    await others.isServed()
    #expect(
      others.differentAnswers == ["Malmö"],
      "The request belongs to no caller: a task of its own, which no caller cancels.")
  }
}
