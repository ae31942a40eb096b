import Forecasts
import Foundation
import LoopbackHTTP
import TerminalUI

/// Serves the bundled forecasts and places, and misbehaves as its settings tell it to.
struct Station {
  /// What the options say.
  let settings: Settings
  /// Where the station writes what it does.
  let terminal: Terminal
  private let lateAnswers = LateAnswers()

  /// Serves until Ctrl-C, SIGTERM or SIGHUP.
  ///
  /// - Throws: `BundledFile.Missing`, or `LoopbackServerError` if it can't start.
  func runUntilSignalled() throws {
    // Start watching before the first line is written, so that its reader can already stop the
    // station.
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
    let server = try start()
    _ = watch.wait()
    server.stop()
    terminal.write("Weather station stopped.")
  }

  /// Starts the server and says so.
  ///
  /// - Throws: `BundledFile.Missing`, or `LoopbackServerError` if it can't start.
  func start() throws -> LoopbackServer {
    // Don't start if the bundled files are missing.
    _ = try BundledForecast.data()
    let server = try LoopbackServer.start(port: settings.port) { request in
      let response = response(to: request, at: .now)
      let late = response.delay > .seconds(settings.delay) ? "late: " : ""
      // A target has no spaces to wrap at, so a narrow window shows only its beginning.
      let text = "\(late)\(response.status) \(request.method) \(request.target)"
      terminal.write(Line(code: text, gutter: 0, column: 0))
      return response
    }
    terminal.write("Weather station at \(server.baseURL.absoluteString) (Ctrl-C stops it)")
    return server
  }

  /// - Parameter arrival: when the request came.
  func response(to request: HTTPRequest, at arrival: ContinuousClock.Instant) -> HTTPResponse {
    switch request.path {
    case "/": .text(Self.offer)
    case "/v1/forecast":
      misbehaving {
        let forecast = Self.forecast(request)
        let isLate = settings.late && lateAnswers.include(requestAt: arrival)
        return isLate ? Self.late(forecast) : forecast
      }
    case "/v1/search": misbehaving { Self.search(request.query("name")) }
    case "/reverse": misbehaving { Self.nearby(request) }
    default: .text("There is nothing at \(request.path). \(Self.offer)", status: 404)
    }
  }

  private static let offer = """
    Ask me for /v1/forecast, /v1/search?name=Copenhagen or /reverse?lat=55.68&lon=12.57.
    """

  /// The forecast for the coordinate; without one, Copenhagen's, to try it easily in a browser.
  private static func forecast(_ request: HTTPRequest) -> HTTPResponse {
    if request.query("latitude") == nil, request.query("longitude") == nil {
      return json { try BundledForecast.data() }
    }
    guard let latitude = number("latitude", in: request), (-90...90).contains(latitude),
      let longitude = number("longitude", in: request)
    else {
      return refusal(
        "The coordinate is wrong or incomplete. Example: /v1/forecast?latitude=55.68&longitude=12.57.",
        status: 400)
    }
    return json {
      try BundledForecast.data(near: Coordinate(latitude: latitude, longitude: longitude))
    }
  }

  /// The same forecast, but late and 20 degrees colder.
  private static func late(_ forecast: HTTPResponse) -> HTTPResponse {
    let colder = try? BundledForecast.data(forecast.body, temperature: { $0 - 20 })
    return colder.map { .json($0).delayed(by: LateAnswers.delay) } ?? forecast
  }

  private static func number(_ name: String, in request: HTTPRequest) -> Double? {
    request.query(name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func search(_ name: String?) -> HTTPResponse {
    guard let name else {
      return refusal("The name is missing. Example: /v1/search?name=Copenhagen.", status: 400)
    }
    return json { try BundledLocations.data(named: name) }
  }

  private static func nearby(_ request: HTTPRequest) -> HTTPResponse {
    guard let latitude = number("lat", in: request), let longitude = number("lon", in: request)
    else {
      return refusal(
        "The coordinate is missing. Example: /reverse?lat=55.68&lon=12.57.", status: 400)
    }
    return json {
      try BundledLocations.data(
        near: Coordinate(latitude: latitude, longitude: longitude),
        radius: number("radius", in: request) ?? 1,
        limit: request.query("limit").flatMap { Int($0) } ?? 1)
    }
  }

  private static func json(_ body: () throws -> Data) -> HTTPResponse {
    do {
      return .json(try body())
    } catch {
      return refusal("\(error)", status: 500)
    }
  }

  private func misbehaving(_ answer: () -> HTTPResponse) -> HTTPResponse {
    let response =
      if settings.garbage {
        HTTPResponse(
          status: settings.status ?? 200, contentType: "text/html; charset=utf-8",
          body: Data("<html><body>The station is out for lunch.</body></html>\n".utf8))
      } else if let status = settings.status {
        Self.refusal("The station was told to answer with status \(status).", status: status)
      } else {
        answer()
      }
    return response.delayed(by: response.delay + .seconds(settings.delay))
  }

  /// - Parameter reason: a sentence without quotation marks and backslashes.
  private static func refusal(_ reason: String, status: Int) -> HTTPResponse {
    .json(Data("{\"error\":true,\"reason\":\"\(reason)\"}\n".utf8), status: status)
  }
}
