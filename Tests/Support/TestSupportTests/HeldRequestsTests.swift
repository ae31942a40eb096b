import TestSupport
import Testing

@Suite("HeldRequests")
struct HeldRequestsTests {
  struct Refusal: Error {}

  @Test("the test answers in its own order, and a cancelled request as well")
  func answersInAnyOrder() async {
    let requests = HeldRequests<String>()
    let first = Task { try await requests.send() }
    #expect(await eventually { requests.sent.calls == [1] })
    let second = Task { try await requests.send() }
    #expect(await eventually { requests.sent.calls == [1, 2] })
    first.cancel()
    #expect(await eventually { requests.cancelled.calls == [1] })
    await requests.answer(2, with: .failure(Refusal()))
    await requests.answer(1, with: .success("late"))
    #expect(requests.answered.calls == [2, 1])
    #expect(await (try? first.value) == "late")
    await #expect(throws: Refusal.self) { try await second.value }
  }
}
