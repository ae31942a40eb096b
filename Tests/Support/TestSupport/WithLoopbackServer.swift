import Foundation
import LoopbackHTTP

/// Runs a real HTTP server on a free port of this machine while the body runs.
///
///     try await withLoopbackServer(respond: { _ in .json(forecast) }) { baseURL, requests in
///       …
///     }
///
/// - Parameters:
///   - respond: answers a request; see `HTTPResponse` for answers that misbehave. It is called on
///     the server's one thread.
///   - body: what to do meanwhile with the server's address and the requests that have come.
/// - Returns: what the body returns.
/// - Throws: what the body throws, or `LoopbackServerError` where the server does not start.
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
