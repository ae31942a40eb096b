import Foundation

/// Runs `body` while no other process or thread that uses this function holds the folder.
///
/// The system releases the lock when its process ends, for whatever reason, so nothing is left
/// behind. On a file system without locks, `body` runs anyway.
///
/// - Parameters:
///   - folder: the folder, which must exist.
///   - whileWaiting: called repeatedly with the time waited so far; throws to give up.
package func withLock<Result>(
  on folder: URL, whileWaiting: (Duration) throws -> Void = { _ in },
  _ body: () throws -> Result
) throws -> Result {
  let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return try body() }
  defer { close(descriptor) }
  let start = ContinuousClock.now
  while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
    try whileWaiting(ContinuousClock.now - start)
    usleep(10_000)
  }
  return try body()
}
