import Dispatch
import Foundation
import Synchronization

/// A small HTTP server that only programs on this machine can reach.
///
/// It serves GET on 127.0.0.1, one request per connection, and each connection on a thread of its
/// own. It's made for tests and for the workshop's stations.
package final class LoopbackServer: Sendable {
  /// The port it listens on.
  package let port: Int
  /// Its address, such as "http://127.0.0.1:8417".
  package let baseURL: URL

  private let stopSign: StopSign
  private let threads = DispatchGroup()
  private let isStopped = Mutex(false)

  /// Starts a server, which runs until `stop()`.
  ///
  /// - Parameters:
  ///   - port: the port to listen on, or 0 for any free port.
  ///   - respond: returns the response to a request. It's called on the connection's thread, and
  ///     must not stop the server.
  /// - Throws: `LoopbackServerError` if the port is in use or the system refuses.
  package static func start(
    port: Int = 0, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(LoopbackServerError) -> LoopbackServer {
    try LoopbackServer(port, respond)
  }

  private init(
    _ port: Int, _ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(LoopbackServerError) {
    let (listener, port) = try Socket.listening(port: port)
    guard let baseURL = URL(string: "http://127.0.0.1:\(port)") else { throw .portRefused(port) }
    (self.port, self.baseURL, stopSign) = (port, baseURL, try StopSign())
    let (stopSign, threads) = (stopSign, threads)
    // The threads don't refer to the server, so it stops when nobody else does.
    Thread.start(in: threads) {
      while listener.wait(for: POLLIN, unless: stopSign) {
        guard let client = listener.accept() else {
          // With too many open files, the client would be announced again and again.
          usleep(1_000)
          continue
        }
        Thread.start(in: threads) {
          Connection(socket: client, stopSign: stopSign).serve(respond)
        }
      }
    }
  }

  /// Closes all connections at once, even those still waiting for a response, and frees the port.
  ///
  /// Returns when that is done. Calling it twice does no harm.
  package func stop() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      isStopped = true
      stopSign.show()
      threads.wait()
    }
  }

  deinit {
    stop()
  }
}

extension Thread {
  fileprivate static func start(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      body()
      group.leave()
    }
  }
}
