import Foundation

extension InterfaceAddress {
  /// Asks the system for the addresses of all interfaces.
  ///
  /// - Returns: the IPv4 and IPv6 addresses, or nil if the system doesn't say.
  @Sendable package static func current() -> [InterfaceAddress]? {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return nil }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
      entry.flatMap { InterfaceAddress($0.pointee) }
    }
  }

  private init?(_ entry: ifaddrs) {
    // Skips interfaces without an address, or with an address of another kind.
    guard let address = entry.ifa_addr, let bytes = Self.bytes(of: address) else { return nil }
    let flags = Int(entry.ifa_flags)
    self.init(
      isUp: flags & Int(IFF_UP) != 0,
      isRunning: flags & Int(IFF_RUNNING) != 0, isLoopback: flags & Int(IFF_LOOPBACK) != 0,
      bytes: bytes)
  }

  private static func bytes(of address: UnsafeMutablePointer<sockaddr>) -> [UInt8]? {
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      return withUnsafeBytes(of: raw.load(as: sockaddr_in.self).sin_addr, Array.init)
    case AF_INET6:
      return withUnsafeBytes(of: raw.load(as: sockaddr_in6.self).sin6_addr, Array.init)
    default:
      return nil
    }
  }
}
