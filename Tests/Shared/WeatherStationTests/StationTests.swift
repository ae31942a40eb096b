import Forecasts
import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import LoopbackHTTP
@testable import WeatherStation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Weather station")
struct StationTests {
  let output = CallRecorder<String>()

  /// Asks a station on a free port.
  func ask(
    _ path: String, _ settings: Settings = Settings()
  ) async throws -> (status: Int, body: Data) {
    let server = try station(settings).start()
    defer { server.stop() }
    let url = try #require(URL(string: "\(server.baseURL)\(path)"))
    let (data, response) = try await URLSession.shared.data(from: url)
    return (try #require(response as? HTTPURLResponse).statusCode, data)
  }

  func station(_ settings: Settings = Settings()) -> Station {
    var settings = settings
    if settings.port == Settings().port { settings.port = 0 }
    return Station(settings: settings, terminal: .scripted(output: output))
  }

  @Test(
    "serves the forecast of the place nearest to the coordinate, and Copenhagen's without one",
    arguments: [
      ("", 55.68), ("?latitude=55.61&longitude=13.0&timezone=auto", 55.61),
    ])
  func forecast(query: String, latitude: Double) async throws {
    let (status, body) = try await ask("/v1/forecast\(query)")
    #expect(status == 200)
    #expect(try Forecast(json: body).place.latitude == latitude)
  }

  @Test(
    "refuses what's incomplete or on no Earth, with an example",
    arguments: [
      ("/v1/forecast?latitude=55.68", "The coordinate is wrong or incomplete. Example: /v1/"),
      ("/v1/forecast?latitude=91&longitude=1", "The coordinate is wrong or incomplete. Example:"),
      ("/v1/search", "The name is missing. Example: /v1/search?name=Copenhagen."),
      ("/reverse?lat=nan&lon=12.57", "The coordinate is missing. Example: /reverse?lat=55.68&"),
    ])
  func refused(path: String, reason: String) async throws {
    let (status, body) = try await ask(path)
    #expect(status == 400)
    #expect(Refusal(json: body)?.reason?.hasPrefix(reason) == true)
  }

  @Test(
    "finds places by their names, in whatever way the client has encoded them",
    arguments: [
      ("Copen", ["Copenhagen, Capital Region, Denmark", "Copenhagen, New York, United States"]),
      ("new%20york", ["New York, United States"]),
      ("Malm%C3%B6", ["Malmö, Skåne, Sweden"]), ("Atlantis", []), ("", []),
    ])
  func search(name: String, expected: [String]) async throws {
    let (status, body) = try await ask("/v1/search?count=5&name=\(name)&format=json")
    #expect(status == 200)
    #expect(try Location.list(json: body).map(\.fullName) == expected)
  }

  @Test(
    "finds the places near a coordinate",
    arguments: [
      ("lat=55.68&lon=12.57", ["Copenhagen"]),
      ("lat=55.62&lon=12.9&radius=50&limit=5&layer=city&lang=en", ["Malmö", "Copenhagen"]),
      ("lat=0&lon=0&radius=50", []),
    ])
  func reverse(query: String, expected: [String]) async throws {
    let (status, body) = try await ask("/reverse?\(query)")
    #expect(status == 200)
    #expect(try Location.nearby(json: body).map(\.name) == expected)
  }

  @Test("says what to ask for")
  func hint() async throws {
    let root = try await ask("/")
    #expect(root.status == 200)
    #expect(
      String(decoding: root.body, as: UTF8.self) == """
        Ask me for /v1/forecast, /v1/search?name=Copenhagen or /reverse?lat=55.68&lon=12.57.

        """)
    let other = try await ask("/v1/forecasts")
    #expect(other.status == 404)
    #expect(
      String(decoding: other.body, as: UTF8.self).hasPrefix(
        "There is nothing at /v1/forecasts. Ask me for /v1/forecast, "))
  }

  static let endpoints = [
    "/v1/forecast", "/v1/search?name=Copenhagen", "/reverse?lat=55.68&lon=12.57", "/v1/search",
  ]

  @Test("answers with an error in the service's own shape", arguments: endpoints, [404, 500])
  func status(endpoint: String, code: Int) async throws {
    let (status, body) = try await ask(endpoint, Settings(status: code))
    #expect(status == code)
    #expect(Refusal(json: body)?.reason == "The station was told to answer with status \(code).")
  }

  @Test("answers with what is not JSON", arguments: endpoints)
  func garbage(endpoint: String) async throws {
    let (status, body) = try await ask(endpoint, Settings(garbage: true))
    #expect(status == 200)
    #expect(throws: ForecastError.notJSON(beginning: "<html><body>The station is out")) {
      try Forecast(json: body)
    }
    #expect(try await ask(endpoint, Settings(status: 503, garbage: true)).status == 503)
  }

  @Test("lets forecast and places wait, and only those", arguments: endpoints.prefix(3))
  func delay(endpoint: String) async throws {
    let start = ContinuousClock.now
    #expect(try await ask(endpoint, Settings(delay: 0.05)).status == 200)
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(try await ask("/", Settings(delay: 3600)).status == 200)
  }

  @Test("one forecast at a time is late and colder, and the next request's overtakes it")
  func late() throws {
    let station = station(Settings(late: true))
    let request = try #require(HTTPRequest(head: Array("GET /v1/forecast HTTP/1.1".utf8)))
    let now = ContinuousClock.now
    let answers = [0, 1, 2.9, 3].map { station.response(to: request, at: now + .seconds($0)) }
    #expect(answers.map(\.delay) == [.seconds(3), .zero, .zero, .seconds(3)])
    #expect(
      try answers.map { try Forecast(json: $0.body).current.temperature } == [
        -5.5, 14.5, 14.5, -5.5,
      ])
  }

  @Test("says where it is, and writes a line a request")
  func lines() async throws {
    let server = try station().start()
    defer { server.stop() }
    for path in ["/", "/v1/forecast?latitude=55.68&longitude=12.57", "/x"] {
      _ = try await URLSession.shared.data(
        from: #require(URL(string: "\(server.baseURL)\(path)")))
    }
    #expect(
      output.calls == [
        "Weather station at http://127.0.0.1:\(server.port) (Ctrl-C stops it)\n",
        "200 GET /\n",
        "200 GET /v1/forecast?latitude=55.68&longitude=12.57\n",
        "404 GET /x\n",
      ])
  }

  @Test("at a terminal each request is a line, however much it asks for")
  func window() async throws {
    let person = TestTerminal()
    let terminal = person.terminal.wrapping(atMost: .max)
    let server = try Station(settings: Settings(port: 0), terminal: terminal).start()
    defer { server.stop() }
    let query = "latitude=55.68&longitude=12.57&daily=" + String(repeating: "high,low,", count: 10)
    for path in ["/v1/forecast?\(query)", "/"] {
      _ = try await URLSession.shared.data(
        from: #require(URL(string: "\(server.baseURL)\(path)")))
    }
    #expect(person.lines[1].hasPrefix("200 GET /v1/forecast?latitude=55.68&longitude=12.57&"))
    #expect(person.lines[1].hasSuffix("…") && person.lines[1].count == 80)
    #expect(person.lines[2] == "200 GET /")
  }
}
