import Foundation

/// The address of a service on the web, as it is typed.
package struct WebAddress: ArgumentValue {
  /// What a message calls it.
  package static var kind: String { "an address with http:// or https:// and a host" }

  /// The address, with a scheme and a host.
  package let url: URL

  /// - Parameter argument: the address; nil is the answer if it is none with http or https and a
  ///   host.
  package init?(argument: String) {
    guard let url = URL(string: argument), let host = url.host(), !host.isEmpty,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    self.url = url
  }

  /// Whether the first address comes before the second in the alphabet.
  package static func < (first: WebAddress, second: WebAddress) -> Bool {
    first.url.absoluteString < second.url.absoluteString
  }
}
