import Foundation

/// Finds the request in what a client has sent so far.
enum RequestParser {
  enum Result: Equatable {
    /// The request's head isn't complete.
    case incomplete
    case request(HTTPRequest)
    /// The response to send instead. The response to a HEAD request has no body.
    case refused(HTTPResponse, withBody: Bool = true)
  }

  /// The maximum number of bytes of a request's first line and headers.
  static let headLimit = 16 * 1024

  static func parse(_ bytes: [UInt8]) -> Result {
    // Blank lines before a request belong to an earlier one (RFC 9112, section 2.2).
    let bytes = bytes.drop { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
    // A client that speaks another protocol may never send a line break, so refuse it at once.
    guard bytes.prefix(while: { $0 != UInt8(ascii: " ") }).allSatisfy(isTokenCharacter) else {
      return malformed("the request does not begin with a method")
    }
    let lines = headLines(in: bytes)
    guard (lines?.end ?? bytes.endIndex) - bytes.startIndex <= headLimit else {
      return .refused(.text("The request's head is over \(headLimit) bytes.", status: 431))
    }
    guard let lines else { return .incomplete }
    return parse(lines.texts)
  }

  /// - Returns: the lines before the first empty one, or nil if that hasn't arrived.
  private static func headLines(in bytes: ArraySlice<UInt8>) -> (texts: [String], end: Int)? {
    var texts: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      var line = bytes[start..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.isEmpty { return (texts, end) }
      texts.append(String(decoding: line, as: UTF8.self))
      start = end + 1
    }
    return nil
  }

  private static func parse(_ lines: [String]) -> Result {
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, !words[0].isEmpty, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else {
      return malformed("the first line is not a method, a target and HTTP/1.1")
    }
    guard !lines.contains(where: { $0.utf8.contains(0) || $0.utf8.contains(UInt8(ascii: "\r")) })
    else {
      return malformed("a line has a control character")
    }
    var headers: [HTTPHeader] = []
    for line in lines.dropFirst() {
      guard let header = header(line) else { return malformed("a header has no name or no colon") }
      headers.append(header)
    }
    guard words[0] == "GET" else {
      var response = HTTPResponse.text("Only GET is served here.", status: 405)
      response.headers.append(HTTPHeader("Allow", "GET"))
      return .refused(response, withBody: words[0] != "HEAD")
    }
    let hasHost = headers.contains { $0.name.lowercased() == "host" }
    guard hasHost || words[2] == "HTTP/1.0" else { return malformed("the Host header is missing") }
    guard let (path, queryItems) = parts(ofTarget: words[1]) else {
      return malformed("the target is not a path")
    }
    return .request(
      HTTPRequest(
        method: words[0], target: words[1], path: path, queryItems: queryItems, headers: headers))
  }

  private static func header(_ line: String) -> HTTPHeader? {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0]
    guard parts.count == 2, !name.isEmpty, name.utf8.allSatisfy(isTokenCharacter) else {
      return nil
    }
    return HTTPHeader(String(name), parts[1].trimmingCharacters(in: .whitespaces))
  }

  private static func parts(ofTarget target: String) -> (String, [URLQueryItem])? {
    var target = target[...]
    // The form of a request to a proxy (RFC 9112, section 3.2.2).
    if target.lowercased().hasPrefix("http://") {
      let afterScheme = target.dropFirst("http://".count)
      target = afterScheme[(afterScheme.firstIndex(of: "/") ?? afterScheme.endIndex)...]
      if target.isEmpty { target = "/" }
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard target.hasPrefix("/"), let path = parts[0].removingPercentEncoding else { return nil }
    guard parts.count == 2 else { return (path, []) }
    var items: [URLQueryItem] = []
    for item in parts[1].split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = sides.compactMap(\.removingPercentEncoding)
      guard decoded.count == sides.count else { return nil }
      items.append(URLQueryItem(name: decoded[0], value: decoded.count == 2 ? decoded[1] : nil))
    }
    return (path, items)
  }

  private static func malformed(_ reason: String) -> Result {
    .refused(.text("This is not an HTTP request: \(reason).", status: 400))
  }

  /// Whether the byte may be part of a method or a header's name (RFC 9110, section 5.6.2).
  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
