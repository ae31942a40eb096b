import Forecasts
import Foundation
import Testing

@testable import WeatherHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Weather client error")
struct WeatherClientErrorTests {
  let address = "http://127.0.0.1:8417"

  @Test(
    "nobody answers, in all the words that systems have for it",
    arguments: [
      URLError.Code.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
      .notConnectedToInternet,
    ])
  func notReachable(code: URLError.Code) {
    let error = WeatherClientError(URLError(code), address: address, seconds: 5)
    #expect(error == .notReachable(address: address))
  }

  @Test("what it does not know keeps the system's words")
  func other() {
    let url = URLError(
      .secureConnectionFailed, userInfo: [NSLocalizedDescriptionKey: "No handshake."])
    let error = WeatherClientError(url, address: address, seconds: 5)
    #expect(error == .other(address: address, reason: "No handshake."))
  }

  static let sentences: [(WeatherClientError, String)] = [
    (
      .notReachable(address: "https://weather.example.com"),
      "Nothing answers at https://weather.example.com. Check the address and your connection."
    ),
    (
      .notReachable(address: "https://api.open-meteo.com"),
      "Open-Meteo, the weather service, can't be reached. Check that this computer is online."
    ),
    (
      .status(503, address: "https://geocoding-api.open-meteo.com", reason: "Full."),
      """
      Open-Meteo, which finds places by their names, answered with status 503. Try again later. \
      It says: Full.
      """
    ),
    (
      .notReachable(address: "http://127.0.0.1:8417"),
      """
      Nothing answers at http://127.0.0.1:8417. Check the address and your connection. \
      Start the workshop's own service with: swift run WeatherStation
      """
    ),
    (
      .timedOut(address: "http://127.0.0.1:8417", seconds: 5),
      "Nothing came from http://127.0.0.1:8417 within 5 s. Try again later."
    ),
    (
      .status(404, address: "http://127.0.0.1:8417", reason: nil),
      """
      http://127.0.0.1:8417 answered with status 404. Check the address, or try again later.
      """
    ),
    (
      .notUnderstood(.missing(field: "daily")),
      "The weather service's answer is incomplete: there is no daily. Check the address."
    ),
    (
      .other(address: "http://127.0.0.1:8417", reason: "No handshake."),
      """
      The request to http://127.0.0.1:8417 failed. Check the address. The system says: No handshake.
      """
    ),
  ]

  @Test("says what happened, to what, and what to do", arguments: sentences)
  func sentence(error: WeatherClientError, sentence: String) {
    #expect(error.description == sentence)
    #expect(error.localizedDescription == sentence)
  }

  @Test(
    "the workshop's own service is named where it can be meant",
    arguments: [
      ("http://127.0.0.1:8417", true), ("http://localhost:1", true), ("http://[::1]:8417", true),
      ("http://localhost.example.com", false), ("https://photon.komoot.io", false),
    ])
  func advice(address: String, isGiven: Bool) {
    let message = WeatherClientError.notReachable(address: address).description
    #expect(message.contains("swift run WeatherStation") == isGiven)
  }

  @Test(
    "an address is told without its path",
    arguments: [
      ("http://127.0.0.1:8417/v1/forecast?a=b", "http://127.0.0.1:8417"),
      ("https://api.open-meteo.com/v1/forecast", "https://api.open-meteo.com"),
      ("http://[::1]:8417/#x", "http://[::1]:8417"),
      ("http://me:secret@127.0.0.1:8417/", "http://127.0.0.1:8417"),
    ])
  func origin(address: String, origin: String) throws {
    #expect(try #require(URL(string: address)).origin == origin)
  }
}
