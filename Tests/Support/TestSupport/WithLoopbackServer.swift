import Foundation
import LoopbackHTTP

/// Runs a real HTTP server on a free port of this machine while the body runs.
///
///     try await withLoopbackServer(respond: { _ in .json(forecast) }) { baseURL, requests in
///       …
///     }
///
/// - Parameters:
///   - respond: returns the response to a request; see `HTTPResponse` for responses that misbehave.
///     It's called on the connection's thread.
///   - body: receives the server's address and a recorder of the requests.
/// - Returns: what the body returns.
/// - Throws: what the body throws, or `LoopbackServerError` if the server doesn't start.
@discardableResult
package nonisolated(nonsending) func withLoopbackServer<Result>(
  respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse,
  _ body:
    nonisolated(nonsending) (
      _ baseURL: URL, _ requests: CallRecorder<HTTPRequest>
    ) async throws -> Result
) async throws -> Result {
  OpenFileLimit.raise()
  let requests = CallRecorder<HTTPRequest>()
  let server = try LoopbackServer.start { request in
    requests.record(request)
    return respond(request)
  }
  defer { server.stop() }
  return try await body(server.baseURL, requests)
}
