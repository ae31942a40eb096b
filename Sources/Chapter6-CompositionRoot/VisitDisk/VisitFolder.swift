import Foundation
import VisitStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder that a store keeps its file in, with what several processes must agree upon.
package struct VisitFolder: Sendable {
  /// Where the visits are.
  package let file: String
  /// The folder.
  package let path: String
  /// Does what is to be done.
  package let disk: any Disk
  private let patience: Duration

  /// - Parameters:
  ///   - folder: the folder. It is made when something is saved.
  ///   - name: the name of the file.
  ///   - disk: where both are.
  ///   - patience: how long to wait for other processes.
  package init(_ folder: URL, file name: String, disk: any Disk, patience: Duration) {
    path = folder.standardizedFileURL.path
    file = folder.standardizedFileURL.appending(path: name).path
    self.disk = disk
    self.patience = patience
  }

  /// Makes the folder, unless it is there.
  ///
  /// - Throws: `VisitStoreError.notWritable`.
  package func make() throws(VisitStoreError) {
    do { try disk.makeFolders(path) } catch { throw notWritable(error) }
  }

  /// What is said when a step of saving has failed.
  package func notWritable(_ error: DiskError) -> VisitStoreError {
    .notWritable(path: file, reason: error.reason)
  }

  /// Gives the file, which is damaged, another name.
  ///
  /// The caller holds the folder's lock, and has looked at the file since it has it.
  ///
  /// - Parameter companions: what the names of files end in that go with it, if they exist.
  /// - Returns: `VisitStoreError.damaged`, which the caller throws.
  /// - Throws: `VisitStoreError.notReadable` if it cannot have another name.
  package func setAside(companions: [String] = []) throws(VisitStoreError) -> VisitStoreError {
    do {
      let newPath = try disk.setAside(file, companions: companions, in: path)
      return .damaged(path: file, setAside: newPath)
    } catch {
      let reason = "it is damaged, and cannot be given another name: \(error.reason)"
      throw .notReadable(path: file, reason: reason)
    }
  }
}

extension VisitFolder {
  /// How a lock is held.
  package enum Sharing: Sendable {
    /// Together with others who share it.
    case shared
    /// Alone.
    case exclusive
  }

  /// Does something while no other process, and no other store of this one, holds the lock.
  ///
  /// The lock belongs to a file beside the one of the visits. That file stays, always: were it
  /// deleted, two could hold locks on files of the same name. The system takes the lock from a
  /// process that ends, whatever it ends of. Only a process that this one is just about to start
  /// may have it for a moment longer.
  ///
  /// It blocks the thread. It asks again and again, since `flock` itself knows no end of patience.
  ///
  /// - Throws: `VisitStoreError`, `CancellationError`, and what the body throws.
  package func locked<Result>(_ sharing: Sharing, _ body: () throws -> Result) throws -> Result {
    let lock = try lockFile(sharing)
    let operation = sharing == .shared ? LOCK_SH : LOCK_EX
    let start = ContinuousClock.now
    while flock(lock.descriptor, operation | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw refused(DiskError(code: errno), sharing)
      }
      try Task.checkCancellation()
      guard ContinuousClock.now - start < patience else { throw VisitStoreError.busy(path: file) }
      usleep(1_000)
    }
    // It is let go of when the file is closed, and that is at the end.
    return try withExtendedLifetime(lock) { try body() }
  }

  private func lockFile(_ sharing: Sharing) throws(VisitStoreError) -> OpenFile {
    do {
      return try openFile(file + ".lock", O_RDWR | O_CREAT)
    } catch {
      throw refused(error, sharing)
    }
  }

  private func refused(_ error: DiskError, _ sharing: Sharing) -> VisitStoreError {
    sharing == .shared ? .notReadable(path: file, reason: error.reason) : notWritable(error)
  }
}
