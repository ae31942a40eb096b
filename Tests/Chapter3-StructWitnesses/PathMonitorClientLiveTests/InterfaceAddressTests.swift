import PathMonitorClient
import Testing

@testable import PathMonitorClientLive

@Suite("Interface addresses")
struct InterfaceAddressTests {
  @Test(
    "an address leads out unless it is made for this computer or this cable only",
    arguments: [
      ([192, 168, 1, 7], true), ([169, 253, 1, 7], true), ([169, 254, 1, 7], false),
      ([0x20, 0x01] + zeros, true), ([0xFD, 0x80] + zeros, true), ([0xFE, 0xC0] + zeros, true),
      ([0xFE, 0x80] + zeros, false), ([0xFE, 0xBF] + zeros, false),
    ])
  func linkLocal(bytes: [UInt8], leadsOut: Bool) {
    var address = InterfaceAddress.cable
    address.bytes = bytes
    #expect(address.leadsOut == leadsOut)
    #expect(NetworkPath(addresses: [address]) == (leadsOut ? .satisfied : .unsatisfied))
  }

  @Test("an interface that is down, unplugged or the loopback leads nowhere")
  func flags() {
    #expect(InterfaceAddress.cable.leadsOut)
    for (flag, value) in [(\InterfaceAddress.isUp, false), (\.isRunning, false)] {
      var address = InterfaceAddress.cable
      address[keyPath: flag] = value
      #expect(!address.leadsOut)
    }
    #expect(!InterfaceAddress.loopback.leadsOut)
  }

  @Test("one address that leads out is enough, and none is too few")
  func several() {
    #expect(NetworkPath(addresses: []) == .unsatisfied)
    #expect(NetworkPath(addresses: [.loopback]) == .unsatisfied)
    #expect(NetworkPath(addresses: [.loopback, .cable, .loopback]) == .satisfied)
  }

  @Test("the system knows its loopback")
  func system() throws {
    let addresses = try #require(InterfaceAddress.current())
    let loopback = try #require(addresses.first { $0.bytes == [127, 0, 0, 1] })
    #expect(loopback.isUp && loopback.isRunning && loopback.isLoopback)
    #expect(addresses.allSatisfy { [4, 16].contains($0.bytes.count) })
  }

  @Test("the live client tells the path of this computer")
  func live() async {
    let path = await PathMonitorClient.live.paths().first { _ in true }
    #if canImport(Network)
      #expect(path != nil)
    #else
      #expect(path == InterfaceAddress.current().map(NetworkPath.init(addresses:)))
    #endif
  }
}

private let zeros = [UInt8](repeating: 0, count: 14)

extension InterfaceAddress {
  static let cable = InterfaceAddress(
    isUp: true, isRunning: true, isLoopback: false, bytes: [192, 168, 1, 7])
  static let loopback = InterfaceAddress(
    isUp: true, isRunning: true, isLoopback: true, bytes: [127, 0, 0, 1])
}
