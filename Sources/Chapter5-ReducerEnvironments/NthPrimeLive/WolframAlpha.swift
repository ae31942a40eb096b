import Foundation
import Primes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks Wolfram Alpha over the network.
///
/// See https://products.wolframalpha.com/api/documentation. Cancelling the calling task cancels the
/// request.
package struct WolframAlpha: Sendable {
  /// The environment variable that most programs read the key from.
  package static let keyVariable = "WOLFRAM_APP_ID"

  /// The address of Wolfram Alpha itself.
  package static let address = "https://api.wolframalpha.com"

  /// Whether an address is on this machine, as PrimeStation's is.
  package static func isStandIn(_ address: String) -> Bool {
    ["127.0.0.1", "localhost"].contains(URL(string: address)?.host())
  }

  private let key: String?
  private let address: String
  private let seconds: Int
  private let session: URLSession

  /// - Parameters:
  ///   - key: your app's key, which Wolfram Alpha calls an AppID. If it's nil or empty, no request
  ///     is sent.
  ///   - address: the service's address, without a path.
  ///   - timeout: how long to wait for an answer, rounded up to whole seconds.
  package init(
    key: String?, address: String = WolframAlpha.address, timeout: Duration
  ) {
    self.key = key
    self.address = address
    // On Linux, a session drops fractions of a second, so half a second would be none at all.
    seconds = max(1, Int((timeout / .seconds(1)).rounded(.up)))
    let configuration = URLSessionConfiguration.ephemeral
    // On Linux, only the session's timeout counts, not that of a request.
    configuration.timeoutIntervalForRequest = TimeInterval(seconds)
    session = URLSession(configuration: configuration)
  }

  /// The prime at a position, counted from 1.
  ///
  /// - Throws: `NoSuchPrime`, `WolframAlphaError`, or `CancellationError` if the task was
  ///   cancelled.
  package func nthPrime(_ n: Int) async throws -> Int {
    guard n >= 1 else { throw NoSuchPrime.tooEarly(n) }
    guard let key, !key.isEmpty else { throw WolframAlphaError.noKey }
    guard let url = question("prime \(n)", key: key) else {
      throw WolframAlphaError.other(address: address, reason: "This isn't a valid address.")
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
      // Callers that cancel expect Swift's own error, whatever the session throws.
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
    return components.url
  }
}
