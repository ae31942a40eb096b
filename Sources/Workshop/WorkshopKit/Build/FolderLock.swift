import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs `body` while nobody else who asks in the same way has the folder, be it another process
/// or another thread.
///
/// The system lets go of the lock when its process ends, however that ends, so nothing is left
/// behind. On a file system that knows no locks, `body` runs all the same.
///
/// - Parameters:
///   - folder: the folder, which must exist.
///   - whileWaiting: is told again and again how long somebody else has had the folder; throws to
///     give up.
///   - body: what to do.
func withLock<Result>(
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
