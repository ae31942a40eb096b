/// An address of one of the computer's network interfaces.
package struct InterfaceAddress: Hashable, Sendable {
  /// Whether the interface is switched on.
  package var isUp: Bool
  /// Whether it is connected, by a cable or a radio.
  package var isRunning: Bool
  /// Whether it leads back to this computer.
  package var isLoopback: Bool
  /// The address, most significant byte first: 4 bytes of IPv4, or 16 of IPv6.
  package var bytes: [UInt8]

  package init(isUp: Bool, isRunning: Bool, isLoopback: Bool, bytes: [UInt8]) {
    self.isUp = isUp
    self.isRunning = isRunning
    self.isLoopback = isLoopback
    self.bytes = bytes
  }

  /// Whether other networks may be within reach.
  package var leadsOut: Bool { isUp && isRunning && !isLoopback && !isLinkLocal }

  /// Whether an interface gave itself this address because nobody assigned one: 169.254.0.0/16
  /// (RFC 3927) or fe80::/10 (RFC 4291). It's valid only on the same link.
  private var isLinkLocal: Bool {
    switch bytes.count {
    case 4: bytes[0] == 169 && bytes[1] == 254
    case 16: bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
    default: false
    }
  }
}
