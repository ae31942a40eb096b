import CounterFeature
import FavoritesFeature
import FileClient
import Synchronization

/// Writes down which live things are called, in their order.
package final class LiveCalls: Sendable {
  private let names = Mutex<[String]>([])

  /// Nothing was called so far.
  package init() {}

  /// What was called so far.
  package var all: [String] { names.withLock { $0 } }

  func record(_ name: String) {
    names.withLock { $0.append(name) }
  }
}

extension CounterEnvironment {
  /// The same environment, which writes down each call before it answers. That a value such as the
  /// locale is read cannot be recorded.
  func recorded(by calls: LiveCalls) -> CounterEnvironment {
    var recorded = self
    recorded.nthPrime = { [nthPrime] position in
      calls.record("CounterFeature: nthPrime(\(position))")
      return try await nthPrime(position)
    }
    return recorded
  }
}

extension FavoritePrimesEnvironment {
  /// The same environment, which writes down each call before it answers.
  func recorded(by calls: LiveCalls) -> FavoritePrimesEnvironment {
    var recorded = self
    recorded.fileClient.load = { [fileClient] name in
      calls.record("FavoritesFeature: fileClient.load(\(name))")
      return try await fileClient.load(name)
    }
    recorded.fileClient.save = { [fileClient] name, data in
      calls.record("FavoritesFeature: fileClient.save(\(name))")
      try await fileClient.save(name, data)
    }
    recorded.now = { [now] in
      calls.record("FavoritesFeature: now()")
      return now()
    }
    return recorded
  }
}
