import Foundation
import LoopbackHTTP
import Primes
import TerminalUI

/// Serves primes in the format of Wolfram Alpha's answers, as slowly as its settings say.
struct Station {
  /// The options.
  let settings: Settings
  /// Where the station reports what it does.
  let terminal: Terminal

  /// - Parameters:
  ///   - settings: the options.
  ///   - terminal: where the station reports what it does. Long lines wrap in its window.
  init(settings: Settings, terminal: Terminal) {
    (self.settings, self.terminal) = (settings, terminal.wrapping(atMost: UsageText.columns))
  }

  /// Serves until Ctrl-C, SIGTERM or SIGHUP.
  ///
  /// - Throws: `LoopbackServerError` if it can't start.
  func runUntilSignalled() throws {
    // Watches for signals first, so that anyone who sees a line can already stop the station.
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    let server = try start()
    _ = watch.wait()
    server.stop()
    terminal.write("Prime station stopped.")
  }

  /// Starts serving, and says so.
  ///
  /// - Throws: `LoopbackServerError` if it can't start.
  func start() throws -> LoopbackServer {
    let server = try LoopbackServer.start(port: settings.port) { [settings, terminal] request in
      let response = Self.response(to: request, settings)
      // The request's target contains the caller's private key.
      let question = request.query("input").map { " \($0)" } ?? ""
      terminal.write(Line("\(request.method) \(request.path)\(question) \(response.status)"))
      return response
    }
    terminal.write("Prime station at \(server.baseURL.absoluteString) (Ctrl-C stops it)")
    return server
  }

  private static func response(to request: HTTPRequest, _ settings: Settings) -> HTTPResponse {
    guard request.path == "/v2/query" else {
      return .text("Ask me for /v2/query?input=prime%205&output=JSON&appid=DEMO.", status: 404)
    }
    return answer(to: request).delayed(by: .seconds(settings.delay))
  }

  private static func answer(to request: HTTPRequest) -> HTTPResponse {
    guard let words = request.query("input")?.split(separator: " "), words.count == 2,
      words[0] == "prime", let n = Int(words[1])
    else { return complaint("The input must look like this: prime 5.", code: 1000) }
    do {
      let prime = try sievedPrime(at: n)
      return json(
        """
        {"success": true, "error": false, "pods": \
        [{"primary": true, "subpods": [{"plaintext": "\(prime)"}]}]}
        """)
    } catch {
      return complaint("\(error)", code: 1)
    }
  }

  /// - Parameter message: a sentence without quotation marks or backslashes.
  private static func complaint(_ message: String, code: Int) -> HTTPResponse {
    json("{\"success\": false, \"error\": {\"code\": \"\(code)\", \"msg\": \"\(message)\"}}")
  }

  private static func json(_ result: String) -> HTTPResponse {
    .json(Data("{\"queryresult\": \(result)}\n".utf8))
  }
}
