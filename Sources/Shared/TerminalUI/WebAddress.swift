import Foundation

/// The address of a web service, as a user types it.
package struct WebAddress: ArgumentValue {
  /// What a message calls it.
  package static var kind: String { "an address with http:// or https:// and a host" }

  /// The address, with a scheme and a host.
  package let url: URL

  /// Creates an address, or returns nil unless it has the scheme http or https and a host.
  ///
  /// - Parameter argument: the address.
  package init?(argument: String) {
    guard let url = URL(string: argument), let host = url.host(), !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    self.url = url
  }

  /// Whether the first address comes before the second alphabetically.
  package static func < (first: WebAddress, second: WebAddress) -> Bool {
    first.url.absoluteString < second.url.absoluteString
  }
}
