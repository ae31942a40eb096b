import Synchronization
import TestSupport
import Testing

/// How many of the tests below are running.
private let running = Mutex(0)

private func isAlone() async -> Bool {
  let count = running.withLock { count in
    count += 1
    return count
  }
  defer { running.withLock { $0 -= 1 } }
  for _ in 1...100 { await Task.yield() }
  return count == 1 && running.withLock { $0 == 1 }
}

@Suite("Alone", .alone)
struct AloneTests {
  @Test("no two tests of a suite run at the same time", arguments: 1...20)
  func one(number: Int) async {
    #expect(await isAlone())
  }
}

@Suite("Alone, in another suite")
struct OtherAloneTests {
  @Test("nor does one of another suite", .alone, arguments: 1...20)
  func other(number: Int) async {
    #expect(await isAlone())
  }
}
