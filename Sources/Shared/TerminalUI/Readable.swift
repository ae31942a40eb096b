import Foundation

/// Waits until at least one of these files can be read without waiting, or is at its end.
///
/// - Parameter descriptors: the files' descriptors.
/// - Returns: for each of them whether it can be read. One that is not open can: reading it fails at
///   once.
func waitUntilReadable(_ descriptors: [Int32]) -> [Bool] {
  var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  // A negative result is a signal's: ask again.
  while poll(&watched, nfds_t(watched.count), -1) < 0 {}
  // On macOS, poll takes /dev/tty for a file that is not open. There, select knows better.
  if watched.contains(where: { $0.revents & Int16(POLLNVAL) != 0 }),
    let readable = selectReadable(descriptors)
  {
    return readable
  }
  return watched.map { $0.revents != 0 }
}

/// Waits as `waitUntilReadable` does, with `select(2)`.
///
/// - Returns: nil where `select` cannot tell: where one of the files is not open, or has too high a
///   number for a set.
func selectReadable(_ descriptors: [Int32]) -> [Bool]? {
  let numbers = descriptors.map(Int.init)
  let size = 8 * MemoryLayout<fd_set>.size
  guard let highest = numbers.max(), numbers.allSatisfy((0..<size).contains) else { return nil }
  while true {
    var set = fd_set()
    // C's macros for a set do not exist in Swift. The systems we know have its bits in this order.
    withUnsafeMutableBytes(of: &set) { bytes in
      for number in numbers { bytes[number / 8] |= 1 << UInt8(number % 8) }
    }
    if select(Int32(highest + 1), &set, nil, nil, nil) >= 0 {
      return withUnsafeBytes(of: set) { bytes in
        numbers.map { bytes[$0 / 8] & (1 << UInt8($0 % 8)) != 0 }
      }
    }
    if errno != EINTR { return nil }
  }
}
