import Synchronization
import TestSupport

@testable import Chapter6Exercises

/// A disk that notes what is done to it. There is one pass on it, "blue".
final class PoolDiskSpy: PoolDisk, PoolFile {
  let calls = CallRecorder<String>()
  private let swims: Mutex<Int>
  private let failures: Int
  private let isFull: Bool
  private let gate: Gate?

  /// - Parameters:
  ///   - failures: how often the file cannot be opened.
  ///   - isFull: whether nothing can be written.
  ///   - gate: where the opening waits.
  init(swims: Int, failures: Int = 0, isFull: Bool = false, gate: Gate? = nil) {
    self.swims = Mutex(swims)
    (self.failures, self.isFull, self.gate) = (failures, isFull, gate)
  }

  /// How often the file was opened, or somebody tried.
  var openings: Int {
    calls.calls.filter { $0.hasPrefix("open") }.count
  }

  func open(_ name: String) async throws -> any PoolFile {
    calls.record("open \(name)")
    let turn = openings
    await gate?.pass()
    if turn <= failures { throw DiskAsleep() }
    return self
  }

  func read(pass: String) async throws -> Int {
    calls.record("read \(pass)")
    return swims.withLock(\.self)
  }

  func write(_ swims: Int, pass: String) async throws {
    calls.record("write \(pass) \(swims)")
    if isFull { throw DiskFull() }
    self.swims.withLock { $0 = swims }
  }

  struct DiskAsleep: Error {}
  struct DiskFull: Error {}
}

extension PassScreen {
  /// The screen's text, or the error instead.
  func shown() async -> String {
    do { return try await text() } catch { return "\(error)" }
  }

  /// Whether somebody is let in, or the error instead.
  func entered() async -> String {
    do {
      try await goIn()
      return "in"
    } catch {
      return "\(error)"
    }
  }
}
