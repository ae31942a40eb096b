import Foundation

/// A header of a request or a response.
package struct HTTPHeader: Equatable, Sendable {
  /// Its name, which is case-insensitive.
  package let name: String
  /// Its value, without leading or trailing spaces.
  package let value: String

  /// - Parameters:
  ///   - name: its name, such as "Content-Type".
  ///   - value: its value, without line breaks.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

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
  /// The headers, in order.
  package let headers: [HTTPHeader]

  /// The value of the first header with this name, or nil if there is none.
  ///
  /// - Parameter name: the header's name, which is case-insensitive.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The value of the first query item with this name, or nil if there is none.
  ///
  /// - Parameter name: the item's decoded name.
  package func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }
}
