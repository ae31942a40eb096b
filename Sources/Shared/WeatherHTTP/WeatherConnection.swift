import Forecasts
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks weather services over the network.
///
/// Cancelling the task that asks cancels the request.
package struct WeatherConnection: Sendable {
  private let seconds: Int
  private let session: URLSession

  /// - Parameter timeout: how long to wait for an answer; what is left over of a second is rounded
  ///   up.
  package init(timeout: Duration) {
    // On Linux a session drops fractions, and half a second would be none at all.
    seconds = max(1, Int((timeout / .seconds(1)).rounded(.up)))
    let configuration = URLSessionConfiguration.ephemeral
    // On Linux only a session's own timeout counts, not that of a request.
    configuration.timeoutIntervalForRequest = TimeInterval(seconds)
    session = URLSession(configuration: configuration)
  }

  /// Asks for one thing.
  ///
  /// - Parameters:
  ///   - endpoint: where it is, without a query.
  ///   - query: names and values; all characters arrive as they are.
  ///   - decode: makes a value of the answer's body.
  /// - Throws: `WeatherClientError`, or `CancellationError` where the task was cancelled.
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
      // Who cancels expects the language's own error, whatever the session calls it.
      if error.code == .cancelled { throw CancellationError() }
      throw WeatherClientError(error, address: endpoint.origin, seconds: seconds)
    }
  }
}

extension URL {
  /// The address with a query in which every name and value survives.
  fileprivate func asking(_ query: KeyValuePairs<String, String>) -> URL {
    let url = appending(queryItems: query.map { URLQueryItem(name: $0, value: $1) })
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      return url
    }
    // Allowed in a query by RFC 3986, and yet a blank to many servers, as it is in HTML's forms.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    return components.url ?? url
  }
}
