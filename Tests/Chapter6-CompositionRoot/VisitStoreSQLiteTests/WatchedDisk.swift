#if SQLite
  import Foundation
  import TestSupport
  import VisitDisk

  /// A disk that somebody else works on too.
  struct WatchedDisk: Disk {
    private let system = SystemDisk()
    private let looks = CallRecorder<String>()
    private let look: Int
    private let interfere: @Sendable () -> Void

    /// - Parameters:
    ///   - look: before which look at which file it is, from 1.
    ///   - interfere: what somebody else does then.
    init(atLook look: Int, interfere: @escaping @Sendable () -> Void) {
      self.look = look
      self.interfere = interfere
    }

    func identity(of path: String) throws(DiskError) -> FileIdentity? {
      looks.record(path)
      if looks.count == look { interfere() }
      return try system.identity(of: path)
    }

    func contents(of path: String) throws(DiskError) -> Data? { try system.contents(of: path) }

    func makeFolder(_ path: String) throws(DiskError) -> Bool { try system.makeFolder(path) }

    func create(_ path: String) throws(DiskError) -> OpenFile { try system.create(path) }

    func claim(_ path: String) throws(DiskError) -> Bool { try system.claim(path) }

    func append(_ data: Data, to file: borrowing OpenFile) throws(DiskError) {
      try system.append(data, to: file)
    }

    func flush(_ file: borrowing OpenFile) throws(DiskError) { try system.flush(file) }

    func flushFolder(_ path: String) throws(DiskError) { try system.flushFolder(path) }

    func move(_ path: String, to newPath: String) throws(DiskError) {
      try system.move(path, to: newPath)
    }

    func remove(_ path: String) throws(DiskError) { try system.remove(path) }
  }
#endif
