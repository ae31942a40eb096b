import Foundation

/// A client's request.
package struct HTTPRequest: Equatable, Sendable {
  /// The method, such as "GET".
  package let method: String
  /// The target in the request's first line: path and query, as the client encoded them.
  package let target: String
  /// The decoded path, such as "/v1/forecast".
  package let path: String
  /// The query's decoded names and values, in order.
  package let queryItems: [URLQueryItem]

  /// The value of the first query item with this name, or nil if there is none.
  ///
  /// - Parameter name: the item's decoded name.
  package func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }
}

extension HTTPRequest {
  /// - Parameter head: what a client has sent before the empty line. The headers don't matter here,
  ///   since no request has a body.
  /// - Returns: nil if that's no request.
  init?(head: [UInt8]) {
    let words = String(decoding: head, as: UTF8.self).prefix { $0 != "\r\n" }.split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/"),
      let address = URLComponents(
        string: "http://127.0.0.1\(words[1])", encodingInvalidCharacters: false)
    else { return nil }
    (method, target, path) = (String(words[0]), String(words[1]), address.path)
    queryItems = address.queryItems ?? []
  }
}
