import Forecasts
import Foundation
import LoopbackHTTP
import TerminalUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves the bundled forecast, and misbehaves as its settings say.
struct Station {
  /// What the options say.
  let settings: Settings
  /// Where the station says what it does.
  let terminal: Terminal

  /// Serves until Ctrl-C, SIGTERM or SIGHUP.
  ///
  /// - Throws: `BundledForecast.Missing`, or `LoopbackServerError` where it cannot start.
  func runUntilSignalled() throws {
    // Watching begins before the first line, so that who has read it can end the station.
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    let server = try start()
    _ = watch.wait()
    server.stop()
    terminal.write("Weather station stopped.")
  }

  /// Starts to serve, and says so.
  ///
  /// - Throws: `BundledForecast.Missing`, or `LoopbackServerError` where it cannot start.
  func start() throws -> LoopbackServer {
    let forecast = try BundledForecast.data()
    let server = try LoopbackServer.start(port: settings.port) { [settings, terminal] request in
      let response = Self.response(to: request, forecast: forecast, settings)
      terminal.write(Line("\(request.method) \(request.target) \(response.status)"))
      return response
    }
    terminal.write("Weather station at \(server.baseURL.absoluteString) (Ctrl-C stops it)")
    return server
  }

  private static func response(
    to request: HTTPRequest, forecast: Data, _ settings: Settings
  ) -> HTTPResponse {
    switch request.path {
    case "/": .text("Ask me for /v1/forecast.")
    case "/v1/forecast":
      self.forecast(forecast, settings).delayed(by: .seconds(settings.delay))
    default:
      .text("There is nothing at \(request.path). Ask me for /v1/forecast.", status: 404)
    }
  }

  private static func forecast(_ forecast: Data, _ settings: Settings) -> HTTPResponse {
    let status = settings.status ?? 200
    if settings.garbage {
      return HTTPResponse(
        status: status, headers: [HTTPHeader("Content-Type", "text/html; charset=utf-8")],
        body: Data("<html><body>The station is out for lunch.</body></html>\n".utf8))
    }
    guard settings.status != nil else { return .json(forecast) }
    let reason = "The station was told to answer with status \(status)."
    return .json(Data("{\"error\":true,\"reason\":\"\(reason)\"}\n".utf8), status: status)
  }
}
