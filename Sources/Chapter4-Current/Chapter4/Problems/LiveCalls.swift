import CounterFeature
import FavoritesFeature
import FileClient
import Synchronization

/// Records which live functions are called, in order.
final class LiveCalls: Sendable {
  private let names = Mutex<[String]>([])

  /// A record without calls.
  init() {}

  /// The calls so far.
  var all: [String] { names.withLock { $0 } }

  func record(_ name: String) {
    names.withLock { $0.append(name) }
  }
}

extension CounterEnvironment {
  /// The same environment, but it records each call before it answers. Reading a value, such as the
  /// locale, can't be recorded.
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
  /// The same environment, but it records each call before it answers.
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
