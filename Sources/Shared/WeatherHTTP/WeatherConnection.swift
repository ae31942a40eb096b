import Forecasts
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to weather services over the network.
///
/// Cancelling the task cancels the request.
package struct WeatherConnection: Sendable {
  private let seconds: Int
  private let session: URLSession

  /// - Parameter timeout: how long to wait for an answer, rounded up to whole seconds.
  package init(timeout: Duration) {
    // On Linux a session ignores fractions, so half a second would become zero.
    seconds = max(1, Int((timeout / .seconds(1)).rounded(.up)))
    let configuration = URLSessionConfiguration.ephemeral
    // On Linux only the session's timeout counts, not the request's.
    configuration.timeoutIntervalForRequest = TimeInterval(seconds)
    session = URLSession(configuration: configuration)
  }

  /// Sends a request and decodes the answer.
  ///
  /// - Parameters:
  ///   - endpoint: the address, without a query.
  ///   - query: names and values; every character arrives unchanged.
  ///   - decode: decodes the answer's body.
  /// - Throws: `WeatherClientError`, or `CancellationError` if the task was cancelled.
  package func ask<Answer>(
    _ endpoint: URL, _ query: KeyValuePairs<String, String>,
    decode: (Data) throws(ForecastError) -> Answer
  ) async throws -> Answer {
    do {
      let (body, response) = try await session.data(from: endpoint.asking(query))
      if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
        throw WeatherClientError.status(
          status, address: endpoint.origin, reason: Refusal(json: body)?.reason)
      }
      return try decode(body)
    } catch let error as ForecastError {
      throw WeatherClientError.notUnderstood(error)
    } catch let error as URLError {
      // Callers expect Swift's own error for a cancellation, not the session's.
      if error.code == .cancelled { throw CancellationError() }
      throw WeatherClientError(error, address: endpoint.origin, seconds: seconds)
    }
  }
}

extension URL {
  /// The address with a query in which every name and value arrives unchanged.
  fileprivate func asking(_ query: KeyValuePairs<String, String>) -> URL {
    let url = appending(queryItems: query.map { URLQueryItem(name: $0, value: $1) })
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    // RFC 3986 allows a plus sign in a query, but many servers take it for a space, as HTML forms
    // do.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url ?? url
  }
}
