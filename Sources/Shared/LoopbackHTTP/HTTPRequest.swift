import Foundation

/// A header of a request or a response.
package struct HTTPHeader: Equatable, Sendable {
  /// Its name; upper and lower case make no difference.
  package let name: String
  /// Its value, without blanks around it.
  package let value: String

  /// - Parameters:
  ///   - name: its name, such as "Content-Type".
  ///   - value: its value; without line breaks.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// What a client asks for.
package struct HTTPRequest: Equatable, Sendable {
  /// The method, such as "GET".
  package let method: String
  /// The target in the request's first line: path and query, as the client has encoded them.
  package let target: String
  /// The path, decoded, such as "/v1/forecast".
  package let path: String
  /// The query's names and values in their order, decoded.
  package let queryItems: [URLQueryItem]
  /// The headers in their order.
  package let headers: [HTTPHeader]

  /// The value of the first header of this name, or nil if there is none.
  ///
  /// - Parameter name: the header's name, in upper or lower case.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The value of the first query item of this name, or nil if there is none.
  ///
  /// - Parameter name: the item's name, decoded.
  package func query(_ name: String) -> String? {
    queryItems.first { $0.name == name }?.value
  }
}
