// Wrong: a dictionary with the rules of each task. Its child tasks are other tasks.
// Must fail with: A child task is another task, and should inherit the auction's rules.

import Synchronization

private let rulesOfTasks = Mutex<[Int: AuctionRules]>([:])

private func taskID() -> Int {
  withUnsafeCurrentTask { $0?.hashValue ?? 0 }
}

func auctionRules() -> AuctionRules {
  rulesOfTasks.withLock { $0[taskID()] ?? .house }
}

func withAuctionRules<Answer: Sendable>(
  _ change: @Sendable (inout AuctionRules) -> Void, operation: @Sendable () async throws -> Answer
) async rethrows -> Answer {
  let task = taskID()
  let before = rulesOfTasks.withLock { $0[task] }
  rulesOfTasks.withLock { change(&$0[task, default: before ?? .house]) }
  defer { rulesOfTasks.withLock { $0[task] = before } }
  return try await operation()
}
