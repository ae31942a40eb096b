import ShopMap
import ShopStorage
import TestSupport
import Testing

@Suite("A repository that remembers another one's shops")
struct CachingShopRepositoryTests {
  /// Returns prepared answers, one per call; nil is a failure.
  actor ScriptedShops: ShopRepository {
    struct OutOfAnswers: Error {}

    private var answers: [[CoffeeShop]?]
    private(set) var calls = 0

    init(_ answers: [CoffeeShop]?...) { self.answers = answers }

    func shops() async throws -> [CoffeeShop] {
      calls += 1
      guard !answers.isEmpty, let answer = answers.removeFirst() else { throw OutOfAnswers() }
      return answer
    }
  }

  static let shop = CoffeeShop(name: "A", latitude: 1, longitude: 2, rating: 3)

  @Test("an answer is remembered, even one without shops", arguments: [[shop], []])
  func remembers(shops: [CoffeeShop]) async throws {
    let scripted = ScriptedShops(shops)
    let cache = CachingShopRepository(scripted)
    #expect(try await cache.shops() == shops)
    #expect(try await cache.shops() == shops)
    #expect(await scripted.calls == 1)
  }

  @Test("a failure reaches the caller, and the next caller asks again")
  func failure() async throws {
    let scripted = ScriptedShops(nil, [Self.shop])
    let cache = CachingShopRepository(scripted)
    await #expect(throws: ScriptedShops.OutOfAnswers.self) { try await cache.shops() }
    #expect(try await cache.shops() == [Self.shop])
    #expect(await scripted.calls == 2)
  }

  /// Answers when the test says so.
  actor WaitingShops: ShopRepository {
    let calls = CallRecorder<Void>()
    private var waiting: [CheckedContinuation<[CoffeeShop], Never>] = []

    func shops() async -> [CoffeeShop] {
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        calls.record(())
      }
    }

    func answer(_ shops: [CoffeeShop]) { waiting.forEach { $0.resume(returning: shops) } }
  }

  @Test(
    "callers who ask at the same time all reach the repository; exercise 3.8 shares such requests")
  func sameTime() async throws {
    let waiting = WaitingShops()
    let cache = CachingShopRepository(waiting)
    async let first = cache.shops()
    async let second = cache.shops()
    await waiting.calls.waitForCalls(2)
    await waiting.answer([Self.shop])
    #expect(try await [first, second] == [[Self.shop], [Self.shop]])
    #expect(try await cache.shops() == [Self.shop])
    #expect(waiting.calls.count == 2)
  }
}
