import Foundation
import Navigation
import Synchronization
import TerminalUI
import TestSupport

@testable import Chapter6

/// Composes the app over a folder, with dates that are a second apart.
///
/// - Parameter clock: the clock for sleeps of a second or more. Shorter sleeps end at once.
@MainActor
func makeRoot(
  _ store: StoreChoice, in folder: URL, clock: TestClock = TestClock()
) throws -> CompositionRoot {
  let seconds = Mutex(0.0)
  return try CompositionRoot(
    Settings(store: store, folder: folder.path), clock: ImpatientClock(seconds: clock),
    now: {
      seconds.withLock { seconds in
        seconds += 1
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    })
}

extension StoreChoice {
  /// The stores that this build has.
  static let built: [StoreChoice] = {
    #if SQLite
      allCases
    #else
      allCases.filter { $0 != .sqlite }
    #endif
  }()
}

extension CompositionRoot {
  /// Runs the app with these lines as its input.
  ///
  /// - Returns: what is shown at first and after each line, without the line itself. A line that
  ///   answers a question is part of what its command shows.
  func play(_ lines: String...) async throws -> [String] { try await play(lines) }

  func play(_ lines: [String]) async throws -> [String] {
    let output = CallRecorder<String>()
    try await run(on: .scripted(lines, output: output))
    let shown = output.calls.joined().components(separatedBy: "\n> ")
    return [shown[0]]
      + shown.dropFirst().map { $0.components(separatedBy: "\n").dropFirst() }
      .map { $0.joined(separator: "\n") }
  }
}

/// Sleeps of less than a second end at once. Longer ones use another clock.
struct ImpatientClock: Clock, CustomReflectable {
  let seconds: TestClock
  let minimumResolution = Duration.zero
  let now = ContinuousClock.now
  /// Not drawn in the app's graph.
  var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let duration = now.duration(to: deadline)
    if duration >= .seconds(1) { try await seconds.sleep(for: duration) }
  }
}

/// The files in a folder, by their names.
func files(in folder: URL) throws -> [String: String] {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  return try Dictionary(
    uniqueKeysWithValues: names.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    })
}
