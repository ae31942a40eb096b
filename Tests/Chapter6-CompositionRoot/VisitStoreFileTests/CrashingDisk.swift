import Foundation
import Synchronization
import VisitDisk

/// A disk that refuses a step.
final class CrashingDisk: Disk {
  /// What becomes of the world.
  enum Accident: CaseIterable {
    /// The one step fails, and nothing else is wrong.
    case failure
    /// The step is half done, and everything ends: no later step is done at all.
    case crash
  }

  private let system = SystemDisk()
  private let accident: Accident
  private let fatalStep: Int
  private let onAccident: @Sendable () -> Void
  private let onFirstReading: @Sendable () -> Void
  private let count = Mutex(0)
  private let hasRead = Mutex(false)

  /// - Parameters:
  ///   - accident: what happens.
  ///   - fatalStep: at which of the steps that change something, from 1.
  ///   - onAccident: what is done then, such as ending the process.
  ///   - onFirstReading: what somebody else does as soon as a file has been read.
  init(
    _ accident: Accident, atStep fatalStep: Int = .max,
    onAccident: @escaping @Sendable () -> Void = {},
    onFirstReading: @escaping @Sendable () -> Void = {}
  ) {
    self.accident = accident
    self.fatalStep = fatalStep
    self.onAccident = onAccident
    self.onFirstReading = onFirstReading
  }

  /// How many steps have been asked for.
  var stepCount: Int { count.withLock { $0 } }

  /// Lets a step be done, or not.
  ///
  /// - Parameter half: what can be done of the step before the accident happens.
  private func step(half: () -> Void = {}) throws(DiskError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number < fatalStep || number > fatalStep && accident == .failure { return }
    if number == fatalStep {
      half()
      onAccident()
    }
    throw DiskError(code: ENOSPC)
  }

  func contents(of path: String) throws(DiskError) -> Data? {
    let contents = try system.contents(of: path)
    let isFirst = hasRead.withLock { hasRead in
      defer { hasRead = true }
      return !hasRead
    }
    if isFirst { onFirstReading() }
    return contents
  }

  func identity(of path: String) throws(DiskError) -> FileIdentity? {
    try system.identity(of: path)
  }

  func makeFolder(_ path: String) throws(DiskError) -> Bool {
    try step()
    return try system.makeFolder(path)
  }

  func create(_ path: String) throws(DiskError) -> OpenFile {
    try step()
    return try system.create(path)
  }

  func claim(_ path: String) throws(DiskError) -> Bool {
    try step()
    return try system.claim(path)
  }

  func append(_ data: Data, to file: borrowing OpenFile) throws(DiskError) {
    try step(half: { try? system.append(data.prefix(data.count / 2), to: file) })
    try system.append(data, to: file)
  }

  func flush(_ file: borrowing OpenFile) throws(DiskError) {
    try step()
    try system.flush(file)
  }

  func flushFolder(_ path: String) throws(DiskError) {
    try step()
    try system.flushFolder(path)
  }

  func move(_ path: String, to newPath: String) throws(DiskError) {
    try step()
    try system.move(path, to: newPath)
  }

  func remove(_ path: String) throws(DiskError) {
    try step()
    try system.remove(path)
  }
}
