// Wrong: one sensor for all, which is switched on before anybody listens, and never off.
// Must fail with: make it and start it inside the closure of `paths`.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let listeners = HutListeners()
  makeSensor().start { listeners.send($0) }
  return HutPathMonitor {
    AsyncStream { continuation in
      let number = listeners.add(continuation)
      continuation.onTermination = { _ in _ = listeners.remove(number) }
    }
  }
}

/// Everybody who listens, and the last path they were told.
private final class HutListeners: Sendable {
  private struct State {
    var last: HutPath?
    var count = 0
    var all: [Int: AsyncStream<HutPath>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Says under which number.
  func add(_ continuation: AsyncStream<HutPath>.Continuation) -> Int {
    state.withLock { state in
      state.count += 1
      state.all[state.count] = continuation
      if let last = state.last { continuation.yield(last) }
      return state.count
    }
  }

  /// Says whether nobody is left.
  func remove(_ number: Int) -> Bool {
    state.withLock { state in
      state.all[number] = nil
      return state.all.isEmpty
    }
  }

  func send(_ path: HutPath) {
    state.withLock { state in
      guard state.last != path else { return }
      state.last = path
      for continuation in state.all.values { continuation.yield(path) }
    }
  }
}
