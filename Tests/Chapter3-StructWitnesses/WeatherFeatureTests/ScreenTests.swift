import Forecasts
import TerminalUI
import Testing
import WeatherClient

@testable import WeatherFeature

@Suite("Weather screen")
struct ScreenTests {
  typealias State = WeatherViewModel.State

  func screen(_ change: (inout State) -> Void) -> Screen {
    var state = State()
    state.connectivity = .online
    change(&state)
    return state.screen
  }

  /// The screen for a slightly changed forecast.
  func screen(of change: (inout Forecast) -> Void) async throws -> Screen {
    var forecast = try BundledForecast.forecast()
    change(&forecast)
    let place = try await WeatherClient.happyPath.searchLocations(.copenhagen).first
    return screen { state in
      state.place = place
      state.weather = .results(forecast)
    }
  }

  @Test("the weather now, and a row a day")
  func results() async throws {
    #expect(
      try await screen(of: { _ in }).text == """
        Weather for Copenhagen
        Now 14.5 °C, partly cloudy, wind 12.0 km/h

        Monday     partly cloudy   10.5 °C to  18.5 °C
        Tuesday    mostly clear    11.0 °C to  20.0 °C
        Wednesday  overcast        11.5 °C to  17.5 °C
        Thursday   rain             9.5 °C to  14.0 °C
        Friday     partly cloudy    9.0 °C to  16.5 °C
        Saturday   clear sky       10.0 °C to  19.5 °C
        Sunday     mostly clear    12.0 °C to  21.0 °C

        """)
  }

  @Test("frost shows in a sign, a word and a colour; what is missing is a dash")
  func frostAndDashes() async throws {
    let screen = try await screen { forecast in
      forecast.current.temperature = -10
      forecast.days = Array(forecast.days.prefix(3))
      forecast.days[0].low = -2.5
      forecast.days[0].high = 3
      forecast.days[1].weather = nil
      forecast.days[1].low = nil
      forecast.days[2].high = nil
    }
    #expect(
      screen.text == """
        Weather for Copenhagen
        Now −10.0 °C, partly cloudy, wind 12.0 km/h

        Monday     partly cloudy   −2.5 °C to   3.0 °C  frost
        Tuesday    –                     – to  20.0 °C
        Wednesday  overcast        11.5 °C to        –

        """)
    let blue = screen.lines.flatMap(\.pieces).filter { $0.styles.contains(.blue) }
    #expect(blue.map(\.text) == ["−10.0 °C", "−2.5 °C"])
  }

  @Test("the units are the forecast's own")
  func units() async throws {
    let screen = try await screen { $0.units = Forecast.Units(temperature: "°F", windSpeed: "mph") }
    #expect(screen.lines[1].text == "Now 14.5 °F, partly cloudy, wind 12.0 mph")
    #expect(screen.lines[3].text.hasSuffix("10.5 °F to  18.5 °F"))
  }

  @Test(
    "how the search for the reader goes",
    arguments: [
      (.idle, "Weather doesn't know where you are yet. Type locate to see the weather."),
      (.waitingForPermission, "Waiting for your permission to locate you…"),
      (.underWay, "Looking for you…"),
      (
        .denied,
        "No location. You don't let Weather know where you are. Allow it, then locate again."
      ),
      (.restricted, "No location. This device doesn't allow it. Ask the person who manages it."),
      (.failed(message: "In a tunnel."), "No location. In a tunnel."),
    ] as [(State.Locating, String)])
  func locating(locating: State.Locating, line: String) {
    #expect(screen { $0.locating = locating }.lines.map(\.text) == ["Weather", line])
  }

  @Test("loading, empty and failed")
  func others() {
    #expect(screen { $0.weather = .loading }.text == "Weather\nLoading…\n")
    #expect(screen { $0.weather = .empty(message: "Nothing.") }.text == "Weather\nNothing.\n")
    #expect(
      screen { $0.weather = .failure(message: "Out of order.") }.text
        == "Weather\nNo weather. Out of order.\n")
  }

  @Test("offline and denied at the same time: both are told, in words and in colour")
  func together() {
    let screen = screen { state in
      state.connectivity = .offline
      state.locating = .denied
    }
    #expect(screen.lines.count == 3)
    #expect(
      screen.lines[1].text == "Offline. The weather comes back when the network does.")
    let yellow = screen.lines.flatMap(\.pieces).filter { $0.styles.contains(.yellow) }
    #expect(yellow.map(\.text) == ["Offline.", "No location."])
  }
}
