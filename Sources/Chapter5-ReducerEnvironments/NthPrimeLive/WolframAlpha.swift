import Foundation
import Primes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks Wolfram Alpha, which knows a great many primes, over the network.
///
/// See https://products.wolframalpha.com/api/documentation. Cancelling the task that asks cancels
/// the request.
package struct WolframAlpha: Sendable {
  /// The environment variable that has the key of most programs.
  package static let keyVariable = "WOLFRAM_APP_ID"

  /// Where Wolfram Alpha itself is.
  package static let address = "https://api.wolframalpha.com"

  /// Whether an address is on this machine, as that of PrimeStation is.
  package static func isStandIn(_ address: String) -> Bool {
    ["127.0.0.1", "localhost"].contains(URL(string: address)?.host())
  }

  private let key: String?
  private let address: String
  private let seconds: Int
  private let session: URLSession

  /// - Parameters:
  ///   - key: the key of your app, which Wolfram Alpha calls an AppID. Without one, or with an
  ///     empty one, nobody is asked.
  ///   - address: who is asked, without a path.
  ///   - timeout: how long to wait for an answer; what is left over of a second is rounded up.
  package init(
    key: String?, address: String = WolframAlpha.address, timeout: Duration
  ) {
    self.key = key
    self.address = address
    // On Linux a session drops fractions, and half a second would be none at all.
    seconds = max(1, Int((timeout / .seconds(1)).rounded(.up)))
    let configuration = URLSessionConfiguration.ephemeral
    // On Linux only a session's own timeout counts, not that of a request.
    configuration.timeoutIntervalForRequest = TimeInterval(seconds)
    session = URLSession(configuration: configuration)
  }

  /// The prime at a position, counted from 1.
  ///
  /// - Throws: `NoSuchPrime`, `WolframAlphaError`, or `CancellationError` where the task was
  ///   cancelled.
  package func nthPrime(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NoSuchPrime.tooEarly(n) }
    guard let key, !key.isEmpty else { throw WolframAlphaError.noKey }
    guard let url = question("prime \(n)", key: key) else {
      throw WolframAlphaError.other(address: address, reason: "This is no address.")
    }
    do {
      let (body, response) = try await session.data(from: url)
      switch (response as? HTTPURLResponse)?.statusCode {
      case 200, nil: break
      case 401, 403: throw WolframAlphaError.wrongKey
      case let status?: throw WolframAlphaError.status(status, address: address)
      }
      return try WolframAlphaAnswer.prime(json: body)
    } catch let error as URLError {
      // Who cancels expects the language's own error, whatever the session calls it.
      if error.code == .cancelled { throw CancellationError() }
      throw WolframAlphaError(error, address: address, seconds: seconds)
    }
  }

  private func question(_ input: String, key: String) -> URL? {
    guard var components = URLComponents(string: "\(address)/v2/query") else { return nil }
    components.queryItems = [
      URLQueryItem(name: "input", value: input),
      URLQueryItem(name: "format", value: "plaintext"),
      URLQueryItem(name: "output", value: "JSON"),
      URLQueryItem(name: "appid", value: key),
    ]
    // Allowed in a query by RFC 3986, and yet a blank to many servers, as it is in HTML's forms.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url
  }
}
