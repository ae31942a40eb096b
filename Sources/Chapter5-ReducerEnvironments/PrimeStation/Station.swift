import Foundation
import LoopbackHTTP
import Primes
import TerminalUI

/// Tells primes in the shape of Wolfram Alpha's answers, and misbehaves as its settings say.
struct Station {
  /// What the options say.
  let settings: Settings
  /// Where the station says what it does.
  let terminal: Terminal

  /// - Parameters:
  ///   - settings: what the options say.
  ///   - terminal: where the station says what it does; long lines are wrapped in its window.
  init(settings: Settings, terminal: Terminal) {
    (self.settings, self.terminal) = (settings, terminal.wrapping(atMost: UsageText.columns))
  }

  /// Serves until Ctrl-C, SIGTERM or SIGHUP.
  ///
  /// - Throws: `LoopbackServerError` where it cannot start.
  func runUntilSignalled() throws {
    // Watching begins before the first line, so that who has read it can end the station.
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    let server = try start()
    _ = watch.wait()
    server.stop()
    terminal.write("Prime station stopped.")
  }

  /// Starts to serve, and says so.
  ///
  /// - Throws: `LoopbackServerError` where it cannot start.
  func start() throws -> LoopbackServer {
    let server = try LoopbackServer.start(port: settings.port) { [settings, terminal] request in
      let response = Self.response(to: request, settings)
      // The target has the key of the person who asks, which is private.
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
    return answer(to: request, settings).delayed(by: .seconds(settings.delay))
  }

  private static func answer(to request: HTTPRequest, _ settings: Settings) -> HTTPResponse {
    if let status = settings.status {
      return .text("The station was told to answer with status \(status).", status: status)
    }
    guard let key = request.query("appid"), !key.isEmpty else {
      return complaint("Appid missing", code: 2)
    }
    guard let words = request.query("input")?.split(separator: " "), words.count == 2,
      words[0] == "prime", let n = Int(words[1])
    else { return complaint("The input has to be like this: prime 5.", code: 1000) }
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

  /// - Parameter message: a sentence without quotation marks and backslashes.
  private static func complaint(_ message: String, code: Int) -> HTTPResponse {
    json("{\"success\": false, \"error\": {\"code\": \"\(code)\", \"msg\": \"\(message)\"}}")
  }

  private static func json(_ result: String) -> HTTPResponse {
    .json(Data("{\"queryresult\": \(result)}\n".utf8))
  }
}
