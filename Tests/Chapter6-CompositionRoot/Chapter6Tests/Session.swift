import Foundation
import Navigation
import Synchronization
import TerminalUI
import TestSupport

@testable import Chapter6

/// Composes the app over a folder, with a clock that never waits and dates that are a second apart.
@MainActor
func makeRoot(_ store: StoreChoice, in folder: URL) throws -> CompositionRoot {
  let seconds = Mutex(0.0)
  return try CompositionRoot(
    Settings(store: store, folder: folder.path), clock: ImpatientClock(),
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
  /// Plays the app.
  ///
  /// - Returns: what is shown at first and after each line, the line left out; a line that answers
  ///   a question is part of what the command shows.
  func play(_ lines: String...) async throws -> [String] { try await play(lines) }

  func play(_ lines: [String]) async throws -> [String] {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output), home: home).run()
    let shown = output.calls.joined().components(separatedBy: "\n> ")
    return [shown[0]]
      + shown.dropFirst().map { $0.components(separatedBy: "\n").dropFirst() }
      .map { $0.joined(separator: "\n") }
  }
}

/// A task that sleeps by it is awake at once.
struct ImpatientClock: Clock {
  let minimumResolution = Duration.zero
  var now: ContinuousClock.Instant { .now }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) throws {
    try Task.checkCancellation()
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
