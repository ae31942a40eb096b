import Forecasts
import Foundation
import LoopbackHTTP
import TerminalUI

/// Serves the bundled forecast and places, and misbehaves as its settings say.
struct Station {
  /// What the options say.
  let settings: Settings
  /// Where the station says what it does.
  let terminal: Terminal

  /// Serves until Ctrl-C, SIGTERM or SIGHUP.
  ///
  /// - Throws: `BundledFile.Missing`, or `LoopbackServerError` where it cannot start.
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
  /// - Throws: `BundledFile.Missing`, or `LoopbackServerError` where it cannot start.
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
    case "/": .text(offer)
    case "/v1/forecast": misbehaving(settings) { .json(forecast) }
    case "/v1/search": misbehaving(settings) { search(request.query("name")) }
    case "/reverse": misbehaving(settings) { nearby(request) }
    default: .text("There is nothing at \(request.path). \(offer)", status: 404)
    }
  }

  private static let offer = """
    Ask me for /v1/forecast, /v1/search?name=Copenhagen or /reverse?lat=55.68&lon=12.57.
    """

  private static func search(_ name: String?) -> HTTPResponse {
    guard let name else {
      return refusal("The name is missing, as in /v1/search?name=Copenhagen.", status: 400)
    }
    return json { try BundledLocations.data(named: name) }
  }

  private static func nearby(_ request: HTTPRequest) -> HTTPResponse {
    func number(_ name: String) -> Double? {
      request.query(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    guard let latitude = number("lat"), let longitude = number("lon") else {
      return refusal(
        "The coordinate is missing, as in /reverse?lat=55.68&lon=12.57.", status: 400)
    }
    return json {
      try BundledLocations.data(
        near: Coordinate(latitude: latitude, longitude: longitude),
        radius: number("radius") ?? 1, limit: request.query("limit").flatMap { Int($0) } ?? 1)
    }
  }

  private static func json(_ body: () throws -> Data) -> HTTPResponse {
    do {
      return .json(try body())
    } catch {
      return refusal("\(error)", status: 500)
    }
  }

  private static func misbehaving(
    _ settings: Settings, _ answer: () -> HTTPResponse
  ) -> HTTPResponse {
    let response =
      if settings.garbage {
        HTTPResponse(
          status: settings.status ?? 200,
          headers: [HTTPHeader("Content-Type", "text/html; charset=utf-8")],
          body: Data("<html><body>The station is out for lunch.</body></html>\n".utf8))
      } else if let status = settings.status {
        refusal("The station was told to answer with status \(status).", status: status)
      } else {
        answer()
      }
    return response.delayed(by: .seconds(settings.delay))
  }

  /// - Parameter reason: a sentence without quotation marks and backslashes.
  private static func refusal(_ reason: String, status: Int) -> HTTPResponse {
    .json(Data("{\"error\":true,\"reason\":\"\(reason)\"}\n".utf8), status: status)
  }
}
