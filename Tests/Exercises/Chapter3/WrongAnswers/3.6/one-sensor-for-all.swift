// Wrong: the first subscriber switches a sensor on, the last one switches it off, and all share it.
// Must fail with: Each should have a sensor of its own, made and started once.

import Synchronization

func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  let listeners = HutListeners()
  let running = Mutex<HutPathSensor?>(nil)
  return HutPathMonitor {
    AsyncStream { continuation in
      let number = listeners.add(continuation)
      continuation.onTermination = { _ in
        guard listeners.remove(number) else { return }
        running.withLock { sensor in
          sensor?.cancel()
          sensor = nil
        }
      }
      running.withLock { running in
        guard running == nil else { return }
        let sensor = makeSensor()
        running = sensor
        sensor.start { listeners.send($0) }
      }
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
