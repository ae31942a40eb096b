import Foundation

/// A stream that ends when the other end of our standard input's pipe is closed.
///
/// - Returns: nil if the input isn't a pipe; the end of a file doesn't mean that anyone has left.
func stdinEnd(behind descriptor: Int32 = STDIN_FILENO) -> AsyncStream<Never>? {
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
