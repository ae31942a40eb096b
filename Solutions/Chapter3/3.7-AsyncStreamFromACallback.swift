// 3.7 · AsyncStream from a callback                                        ★★☆
//
// On a new device, the weather app learns about the network from a sensor with a callback: you
// make it, give it a handler, start it, and at last cancel it. Wrap it in a client whose `paths`
// gives each subscriber a stream, as `PathMonitorClient` promises. As written, all share one.
//
// You are done when
// - the current path comes first, then each change
// - paths that come before the stream is read are kept
// - a path that equals the one before it is dropped
// - each subscriber has a sensor of its own, which runs from the call of `paths` on
// - when a subscriber leaves, its sensor is cancelled, and no other
//
// Edit:   `sensing(_:)` at the end of this file.
// Check:  swift run workshop check 3.7
// Read:   Book/03a-DependenciesThatTakeTime.md, "Streams from callbacks"

import PathMonitorClient
import Synchronization

// MARK: - Given

/// A sensor in the manner of the system's `NWPathMonitor`. It can be started once, and reports for
/// as long as something holds it.
protocol PathSensor: AnyObject, Sendable {
  /// Is called with the current path during `start()`, and later with each report, whether the
  /// path has changed or not. That may happen on any thread.
  var pathUpdateHandler: (@Sendable (NetworkPath) -> Void)? { get set }
  func start()
  /// Switches the sensor off for good. Until then, it uses the battery.
  func cancel()
}

// MARK: - Yours

// Everything is made in the stream's closure, so each subscriber has its own sensor and its own
// memory of the last path. The memory is behind a lock, because the sensor calls from any thread.
// `onTermination` cancels the sensor when the subscriber is cancelled or has let the stream go, and
// keeps the sensor until then.

extension PathMonitorClient {
  /// A client that listens to sensors.
  ///
  /// - Parameter makeSensor: makes a new sensor, which isn't started yet.
  static func sensing(
    _ makeSensor: @escaping @Sendable () -> any PathSensor
  ) -> PathMonitorClient {
    PathMonitorClient {
      AsyncStream { continuation in
        let sensor = makeSensor()
        let last = Mutex<NetworkPath?>(nil)
        sensor.pathUpdateHandler = { path in
          last.withLock { last in
            if path != last { continuation.yield(path) }
            last = path
          }
        }
        continuation.onTermination = { _ in sensor.cancel() }
        sensor.start()
      }
    }
  }
}
