import Foundation
import Synchronization

extension FileClient {
  /// Keeps its files in memory. Every call returns a new client, which shares nothing with the
  /// others.
  ///
  /// - Parameter files: the contents of the files that exist from the start, by name.
  package static func inMemory(_ files: [String: Data] = [:]) -> FileClient {
    let files = Mutex(files)
    return FileClient(
      load: { name in files.withLock { $0[name] } },
      save: { name, data in files.withLock { $0[name] = data } })
  }

  /// A client whose every call fails.
  package static let failed = FileClient(
    load: { throw DiskOnStrike(name: $0) },
    save: { name, _ in throw DiskOnStrike(name: name) })
}

/// The error of the client that always fails.
package struct DiskOnStrike: Error, Equatable, CustomStringConvertible {
  /// The file that was asked for.
  package let name: String

  /// What happened, to what, and what to do.
  package var description: String {
    "The disk is on strike and does nothing for \(name). Write it down on paper."
  }
}
