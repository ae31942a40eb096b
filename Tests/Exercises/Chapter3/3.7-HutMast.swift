import Synchronization
import TestSupport

@testable import Chapter3Exercises

/// Where the sensors hang. They tell what the test says.
final class HutMast: Sendable {
  /// All that was done to sensors, which are numbered from 1.
  let log = CallRecorder<String>()
  private let first: HutPath?
  private let callbacks = Mutex<[Int: @Sendable (HutPath) -> Void]>([:])
  private let made = Mutex(0)
  private let off = Mutex<Set<Int>>([])

  /// - Parameter first: what each sensor tells before its start is over.
  init(first: HutPath? = nil) {
    self.first = first
  }

  /// The numbers of the sensors that were cancelled.
  var cancelled: [Int] { off.withLock { $0.sorted() } }

  @Sendable func makeSensor() -> HutPathSensor {
    let number = made.withLock { made in
      made += 1
      return made
    }
    log.record("make \(number)")
    return HutPathSensor(
      start: { onPath in
        self.log.record("start \(number)")
        self.callbacks.withLock { if $0[number] == nil { $0[number] = onPath } }
        if let first = self.first { onPath(first) }
      },
      cancel: {
        self.off.withLock { _ = $0.insert(number) }
        // Outside of the lock, since whatever the callback holds may call this closure again.
        _ = self.callbacks.withLock { $0.removeValue(forKey: number) }
      })
  }

  /// Lets a sensor tell these paths, if it is on.
  func send(_ paths: [HutPath], to number: Int) {
    guard !cancelled.contains(number) else { return }
    let onPath = callbacks.withLock { $0[number] }
    for path in paths { onPath?(path) }
  }
}
