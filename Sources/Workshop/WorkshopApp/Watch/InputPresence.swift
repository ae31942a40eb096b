import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Comes to its end when whoever holds the other end of a pipe has closed it.
///
/// - Parameter descriptor: a program's input.
/// - Returns: nil where that is no pipe; the end of a file says nothing about who is there.
package func presence(behind descriptor: Int32 = STDIN_FILENO) -> AsyncStream<Never>? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
  let (presence, continuation) = AsyncStream<Never>.makeStream()
  Thread.detachNewThread {
    var bytes = [UInt8](repeating: 0, count: 512)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count == 0 || (count < 0 && errno != EINTR) { break }
    }
    continuation.finish()
  }
  return presence
}
