import Foundation

/// Comes to its end when the other end of the pipe that is our input has been closed.
///
/// - Returns: nil where that is no pipe; the end of a file says nothing about who is there.
package func stdinEnd(behind descriptor: Int32 = STDIN_FILENO) -> AsyncStream<Never>? {
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
  let (stdinEnd, continuation) = AsyncStream<Never>.makeStream()
  Thread.detachNewThread {
    var bytes = [UInt8](repeating: 0, count: 512)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count == 0 || (count < 0 && errno != EINTR) { break }
    }
    continuation.finish()
  }
  return stdinEnd
}
