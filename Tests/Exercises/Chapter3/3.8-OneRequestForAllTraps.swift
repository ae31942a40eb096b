import TestSupport
import Testing

@testable import Chapter3Exercises

extension Exercise3_8 {
  @Test("callers who ask again after a failure share the new request")
  func sharesTheNextRequest() async {
    for _ in 1...10 {
      let (first, second) = (Gate(), Gate())
      let service = SearchService { name, turn in
        await (turn == 1 ? first : second).pass()
        if turn == 1 { throw NoSignal(call: 1) }
        return [name]
      }
      let client = service.client.sharingSearches()
      let ask: @Sendable () async -> String = {
        let heard = await client.told(near: "Malmö")
        return heard == "Malmö" ? heard : await client.told(near: "Malmö")
      }
      // Who hears of the failure first is up to the system, and to priorities.
      let crowds = [
        Crowd(of: 1, priority: .low, ask: ask), Crowd(of: 20, priority: .high, ask: ask),
        Crowd(of: 20, priority: .low, ask: ask),
      ]
      for crowd in crowds { await crowd.isUnderWay() }
      first.open()
      await service.searches.waitForCalls(2)
      for crowd in crowds { await crowd.isUnderWay() }
      second.open()
      for crowd in crowds { await crowd.isServed() }
      #expect(
        crowds.map(\.differentAnswers) == [["Malmö"], ["Malmö"], ["Malmö"]],
        "A request that failed is gone before any caller hears of it: it takes itself out.")
      #expect(
        service.searches.count == 2,
        """
        A caller who hears of the failure late must not take out the new request: let the failed one \
        take out its own entry. And look for a request and store one in a single step, without await.
        """)
      if service.searches.count != 2 { return }
    }
  }

  @Test("a failure takes out no other request")
  func keepsTheOtherRequest() async {
    let gate = Gate()
    let service = SearchService { name, _ in
      if name == "Atlantis" { throw NoSignal(call: 1) }
      await gate.pass()
      return [name]
    }
    let client = service.client.sharingSearches()
    let first = client.crowd(near: "Malmö")
    await service.searches.waitForCalls(1)
    await client.crowd(near: "Atlantis").isServed()
    let second = client.crowd(near: "Malmö")
    await second.isUnderWay()
    gate.open()
    await first.isServed()
    await second.isServed()
    #expect(
      service.searches.calls == ["Malmö", "Atlantis"],
      "A failed request takes out its own entry, and no other one.")
  }
}
