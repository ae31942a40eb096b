import Dispatch
import Foundation
import Synchronization

/// Transforms items on several threads.
///
/// - Parameter width: how many items to transform at a time; by default, the number of processors.
/// - Returns: the results in the order of the items.
package func concurrently<Item: Sendable, Result: Sendable>(
  _ items: [Item], width: Int = ProcessInfo.processInfo.activeProcessorCount,
  _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let next = Mutex(0)
  let results = Mutex<[Int: Result]>([:])
  DispatchQueue.concurrentPerform(iterations: min(width, items.count)) { _ in
    while true {
      let index = next.withLock { index in
        defer { index += 1 }
        return index
      }
      guard index < items.count else { return }
      let result = transform(items[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { results in items.indices.compactMap { results[$0] } }
}
