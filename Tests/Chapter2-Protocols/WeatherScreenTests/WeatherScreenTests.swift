import Forecasts
import TerminalUI
import Testing

@testable import WeatherScreen

@MainActor @Suite("Weather screen")
struct WeatherScreenTests {
  func screen(of client: any WeatherClientProtocol) async -> Screen {
    let model = WeatherViewModel(client: client, place: .here(.copenhagen, name: "Copenhagen"))
    await model.refresh().value
    return model.screen
  }

  /// The screen for a slightly changed forecast.
  func screen(_ change: @escaping @Sendable (inout Forecast) -> Void) async -> Screen {
    await screen(
      of: MockWeatherClient(
        forecast: { place in
          var forecast = try await HappyPathWeatherClient().forecast(at: place)
          change(&forecast)
          return forecast
        },
        searchLocations: { _ in [] }))
  }

  @Test("the weather now, and a row a day")
  func results() async {
    #expect(
      await screen(of: HappyPathWeatherClient()).text == """
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

  @Test("frost shows in a sign, a word and a colour")
  func belowZero() async {
    let screen = await screen { forecast in
      forecast.current.temperature = -10
      forecast.days = Array(forecast.days.prefix(2))
      forecast.days[0].low = -2.5
      forecast.days[0].high = 3
    }
    #expect(
      screen.text == """
        Weather for Copenhagen
        Now −10.0 °C, partly cloudy, wind 12.0 km/h

        Monday     partly cloudy   −2.5 °C to   3.0 °C  frost
        Tuesday    mostly clear    11.0 °C to  20.0 °C

        """)
    let blue = screen.lines.flatMap(\.pieces).filter { $0.styles.contains(.blue) }
    #expect(blue.map(\.text) == ["−10.0 °C", "−2.5 °C"])
  }

  @Test("what is missing is a dash")
  func missing() async {
    let screen = await screen { forecast in
      forecast.days = Array(forecast.days.prefix(2))
      forecast.days[0].weather = nil
      forecast.days[0].low = nil
      forecast.days[1].high = nil
    }
    #expect(
      screen.lines.suffix(2).map(\.text) == [
        "Monday     –                    – to  18.5 °C",
        "Tuesday    mostly clear   11.0 °C to        –",
      ])
  }

  @Test("the units are the forecast's own")
  func units() async {
    let screen = await screen {
      $0.units = Forecast.Units(temperature: "°F", windSpeed: "mph")
    }
    #expect(screen.lines[1].text == "Now 14.5 °F, partly cloudy, wind 12.0 mph")
    #expect(screen.lines[3].text.hasSuffix("10.5 °F to  18.5 °F"))
  }

  @Test("idle, loading, empty and failed")
  func others() async {
    let model = WeatherViewModel(client: EmptyWeatherClient(), place: .named("Copen"))
    #expect(model.screen.text == "Weather for Copen\n")
    let refresh = model.refresh()
    #expect(model.screen.text == "Weather for Copen\nLoading…\n")
    await refresh.value
    #expect(model.screen.text == "Weather for Copen\nNo place is called Copen.\n")
    #expect(
      await screen(of: FailedWeatherClient()).text == """
        Weather for Copenhagen
        No weather. The weather service is out of order. Look out of the window.

        """)
  }
}
