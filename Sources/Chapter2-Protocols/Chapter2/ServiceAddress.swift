import Foundation
import TerminalUI

/// The address of a weather service, as it is typed.
struct ServiceAddress: ArgumentValue {
  static var kind: String { "an address such as http://127.0.0.1:8417" }

  let url: URL

  /// Whether only programs on this machine can be meant.
  var isLoopback: Bool {
    ["127.0.0.1", "localhost", "::1"].contains(url.host())
  }

  init?(argument: String) {
    guard let url = URL(string: argument), let host = url.host(), !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    self.url = url
  }

  static func < (first: ServiceAddress, second: ServiceAddress) -> Bool {
    first.url.absoluteString < second.url.absoluteString
  }
}
