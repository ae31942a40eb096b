// 3.7 · AsyncStream from a callback                                        ★★☆
//
// A mountain hut depends on one radio link. Several screens want to know whether it's up, slow
// or down. The hut's radio sensor has an old-style API: you make it, start it with a callback,
// and cancel it. Wrap it in a client that provides streams.
//
// You are done when
// - no sensor is made until someone subscribes
// - a path is dropped if it equals the one before it, and only then
// - paths that come before the stream is read are kept
// - by the time the callback returns, the path is in the stream
// - apart from repeats, each path arrives once, in order
// - each subscriber has its own sensor, stream and memory
// - when a subscriber leaves, its own sensor is cancelled
// - when a subscriber leaves, nothing keeps running for it
//
// Edit:   `makeHutPaths(makeSensor:)` at the end of this file.
// Check:  swift run workshop check 3.7
// Read:   Book/03a-DependenciesThatTakeTime.md, "Streams from callbacks"

import Synchronization

// MARK: - Given

/// The state of the link to the network.
enum HutPath: Sendable {
  case up, slow, down
}

/// A sensor, in the manner of the system's path monitor. Each one can be started once.
struct HutPathSensor: Sendable {
  /// Switches it on. From then on it calls `onPath` with the path as it is, once at the start
  /// and then again and again, changed or not. It may call from any thread, but makes one call at
  /// a time; the first may come before `start` returns.
  var start: @Sendable (_ onPath: @escaping @Sendable (HutPath) -> Void) -> Void
  /// Switches it off for good. Until then it draws power.
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
/// Each call of `paths` makes one sensor, and starts it before it returns the stream. When the
/// subscriber is cancelled or stops reading, that sensor is cancelled at once. If you start a task
/// for a subscriber, it ends, too.
func makeHutPaths(makeSensor: @escaping @Sendable () -> HutPathSensor) -> HutPathMonitor {
  // TODO: 3.7
  let sensor = makeSensor()
  let (stream, continuation) = AsyncStream<HutPath>.makeStream()
  sensor.start { continuation.yield($0) }
  return HutPathMonitor { stream }
}
