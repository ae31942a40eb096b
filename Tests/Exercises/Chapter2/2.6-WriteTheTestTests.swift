import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.6"), .serialized)
struct Exercise2_6 {
  @Test("your test passes for every cache that's right")
  func acceptsWhatIsRight() async {
    for cache in RightCache.allCases {
      let complaint = await issues(of: testCache, about: cache.make).first
      #expect(
        complaint == nil,
        "Your test refuses a cache that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every cache that's wrong")
  func noticesWhatIsWrong() async {
    var unnoticed: [String] = []
    for cache in WrongCache.allCases where await issues(of: testCache, about: cache.make).isEmpty {
      unnoticed.append(cache.rawValue)
    }
    let first = unnoticed.first
    let count = "\(unnoticed.count) of \(WrongCache.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong caches. One of them \(first ?? "").")
  }
}
