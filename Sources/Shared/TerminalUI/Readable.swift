import Foundation

/// Waits until at least one of these files is readable or at its end.
///
/// - Parameter descriptors: the files' descriptors.
/// - Returns: for each file, whether it can be read without blocking. A file that isn't open counts
///   as readable, since reading it fails at once.
func waitUntilReadable(_ descriptors: [Int32]) -> [Bool] {
  var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  // If a signal interrupts the call, try again.
  while poll(&watched, nfds_t(watched.count), -1) < 0 {}
  // On macOS, poll treats /dev/tty as if it weren't open, but select works.
  if watched.contains(where: { $0.revents & Int16(POLLNVAL) != 0 }),
    let readable = selectReadable(descriptors)
  {
    return readable
  }
  return watched.map { $0.revents != 0 }
}

/// Waits as `waitUntilReadable` does, with `select(2)`.
///
/// - Returns: nil if `select` can't tell, because a file isn't open or its descriptor is too high.
func selectReadable(_ descriptors: [Int32]) -> [Bool]? {
  let numbers = descriptors.map(Int.init)
  let size = 8 * MemoryLayout<fd_set>.size
  guard let highest = numbers.max(), numbers.allSatisfy((0..<size).contains) else { return nil }
  while true {
    var set = fd_set()
    // Swift can't import C's macros for these sets. All systems we know have the bits in this
    // order.
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
