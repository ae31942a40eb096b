// 3.6 · The path monitor                                                   ★★★
//
// A mountain hut hangs on one radio link. Several screens want to know how it is: up, slow
// or down. The system's path monitor, and the hut's radio sensor, are objects of the old kind:
// made, started with a callback, and cancelled. Make a client of them that gives streams.
//
// Edit:   `makeHutPaths(makeSensor:)` at the end of this file.
// Check:  swift run workshop check 3.6
// Read:   Book/03-StructWitnesses.md, "Streams from callbacks"

import Synchronization

// MARK: - Given

/// How the way to the network is.
enum HutPath: Sendable {
  case up, slow, down
}

/// A sensor, in the manner of the system's path monitor. Each one can be started once.
struct HutPathSensor: Sendable {
  /// Switches it on. From then on it calls `onPath` with the path as it is, at first and then
  /// again and again, changed or not. It calls from any thread, one call after the other, and the
  /// first call may come before `start` returns.
  var start: @Sendable (_ onPath: @escaping @Sendable (HutPath) -> Void) -> Void
  /// Switches it off for good. Until then it needs current.
  var cancel: @Sendable () -> Void
}

/// A path monitor, as the screens want it.
struct HutPathMonitor: Sendable {
  /// Subscribes.
  var paths: @Sendable () -> AsyncStream<HutPath>
}

// MARK: - Yours

/// A path monitor that makes its sensors with `makeSensor`. The tests call this function, and
/// then `paths`.
///
/// You are done when
/// - nothing is made or started until somebody calls `paths`;
/// - each call of `paths` makes one sensor for this subscriber alone, and starts it before it
///   returns the stream;
/// - a subscriber hears every change of their sensor, even if they read it late: a path that
///   equals the one before it is dropped, and nothing else;
/// - a change is in the stream when the sensor's call of `onPath` returns;
/// - when a subscriber is cancelled or stops reading, their sensor is cancelled at once, and no
///   other one. Whatever else was started for them ends, too.
func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  // TODO: 3.6
  let sensor = makeSensor()
  let (stream, continuation) = AsyncStream<HutPath>.makeStream()
  sensor.start { continuation.yield($0) }
  return HutPathMonitor { stream }
}
