// Wrong: lets one auction wait until the other one is over.
// Must fail with: An auction shouldn't wait for another one

import Synchronization

private actor AuctionHall {
  static let only = AuctionHall()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
  }

  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

private let sharedRules = Mutex(AuctionRules.house)

func auctionRules() -> AuctionRules {
  sharedRules.withLock { $0 }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  await AuctionHall.only.enter()
  sharedRules.withLock { change(&$0) }
  do {
    let answer = try await operation()
    sharedRules.withLock { $0 = .house }
    await AuctionHall.only.leave()
    return answer
  } catch {
    sharedRules.withLock { $0 = .house }
    await AuctionHall.only.leave()
    throw error
  }
}
