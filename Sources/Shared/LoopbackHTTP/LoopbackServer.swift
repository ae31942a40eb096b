import Dispatch
import Foundation
import Synchronization

/// A small HTTP server that only programs on this machine can reach.
///
/// It serves GET on 127.0.0.1, one request per connection. It's made for tests and for the
/// workshop's weather station, so it can misbehave as real servers do: see `HTTPResponse`.
package final class LoopbackServer: Sendable {
  /// The port it listens on.
  package let port: Int
  /// Its address, such as "http://127.0.0.1:8417".
  package let baseURL: URL

  private let stopPipe: WakePipe
  private let loopEnded = DispatchSemaphore(value: 0)
  private let isStopped = Mutex(false)

  /// Starts a server, which runs until `stop()`.
  ///
  /// - Parameters:
  ///   - port: the port to listen on, or 0 for any free port.
  ///   - respond: returns the response to a request. It's called on the server's only thread, so it
  ///     must return quickly and must not stop the server.
  /// - Throws: `LoopbackServerError` if the port is in use or the system refuses.
  package static func start(
    port: Int = 0, respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(LoopbackServerError) -> LoopbackServer {
    try LoopbackServer(port, respond)
  }

  private init(
    _ port: Int, _ respond: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(LoopbackServerError) {
    let pipe = try WakePipe()
    do throws(LoopbackServerError) {
      let (listener, port) = try Sockets.listener(port: port)
      guard let baseURL = URL(string: "http://127.0.0.1:\(port)") else {
        Sockets.closeDescriptor(listener)
        throw .portRefused(port)
      }
      self.port = port
      self.baseURL = baseURL
      stopPipe = pipe
      let ended = loopEnded
      Thread.detachNewThread {
        var loop = EventLoop(listener: listener, stop: pipe.readEnd, respond: respond)
        loop.run()
        ended.signal()
      }
    } catch {
      pipe.close()
      throw error
    }
  }

  /// Closes all connections at once, even those still waiting for a response, and frees the port.
  ///
  /// Returns when that is done. Calling it twice does no harm.
  package func stop() {
    isStopped.withLock { isStopped in
      guard !isStopped else { return }
      isStopped = true
      stopPipe.wake()
      loopEnded.wait()
      stopPipe.close()
    }
  }

  deinit {
    stop()
  }
}
