import ShopMap
import ShopStorage
import TestSupport
import Testing

@Suite("A repository that shares one request for the shops")
struct SharingShopRepositoryTests {
  typealias Given = CachingShopRepositoryTests

  @Test("an answer is remembered, even one without shops", arguments: [[Given.shop], []])
  func remembers(shops: [CoffeeShop]) async throws {
    let scripted = Given.ScriptedShops(shops)
    let sharing = SharingShopRepository(scripted)
    #expect(try await sharing.shops() == shops)
    #expect(try await sharing.shops() == shops)
    #expect(await scripted.calls == 1)
  }

  @Test("a failure reaches the caller, and the next caller asks again")
  func failure() async throws {
    let scripted = Given.ScriptedShops(nil, [Given.shop])
    let sharing = SharingShopRepository(scripted)
    await #expect(throws: Given.ScriptedShops.OutOfAnswers.self) { try await sharing.shops() }
    #expect(try await sharing.shops() == [Given.shop])
    #expect(await scripted.calls == 2)
  }

  @Test("callers who ask at the same time get one request's answer, even if the first one gives up")
  func sameTime() async throws {
    let waiting = Given.WaitingShops()
    let sharing = SharingShopRepository(waiting)
    let first = Task { try await sharing.shops() }
    await waiting.calls.waitForCalls(1)
    async let second = sharing.shops()
    first.cancel()
    await waiting.answer([Given.shop])
    #expect(try await second == [Given.shop])
    #expect(try await sharing.shops() == [Given.shop])
    #expect(waiting.calls.count == 1)
  }
}
