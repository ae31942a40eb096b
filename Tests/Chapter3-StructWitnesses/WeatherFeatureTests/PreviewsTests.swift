import TerminalUI
import Testing

@testable import WeatherFeature

@MainActor @Suite("Previews")
struct PreviewsTests {
  // They all run without a live module: the feature and its tests link none.
  @Test("each shows what its name says", arguments: WeatherPreviews.allCases)
  func preview(preview: WeatherPreviews) async {
    let beginning =
      switch preview {
      case .happyPath: "Weather for Copenhagen|Now 14.5 °C"
      case .belowZero: "Weather for Copenhagen|Now −10.0 °C"
      case .loading: "Weather|Loading…"
      case .noDays: "Weather for Copenhagen|There is no forecast for Copenhagen."
      case .nowhere: "Weather|No town found near you."
      case .forecastFailed: "Weather for Copenhagen|No weather. The weather service"
      case .searchFailed: "Weather|No weather. The weather service"
      case .offline: "Weather|Offline."
      case .asking: "Weather|Waiting for your permission"
      case .denied: "Weather|No location. You don't let Weather"
      case .restricted: "Weather|No location. This device doesn't"
      }
    let model = preview.model()
    let running = Task { await model.run() }
    let lines = await model.state(where: preview.isSettled).screen.lines.map(\.text)
    #expect(lines.joined(separator: "|").hasPrefix(beginning))
    running.cancel()
    await running.value
  }
}
