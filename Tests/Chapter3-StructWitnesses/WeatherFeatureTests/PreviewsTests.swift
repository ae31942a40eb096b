import Testing

@testable import WeatherFeature

@MainActor @Suite("Previews")
struct PreviewsTests {
  // Each of them runs without any live module: the feature and its tests link none.
  @Test("each shows what its name says", arguments: WeatherPreviews.allCases)
  func preview(preview: WeatherPreviews) async {
    let beginning =
      switch preview {
      case .happyPath: "Weather for Copenhagen|Now 14.5 °C"
      case .belowZero: "Weather for Copenhagen|Now −10.0 °C"
      case .nowhere: "Weather|There is no place"
      case .failed, .searchFailed: "Weather|No weather. The weather service"
      case .offline: "Weather|Offline."
      case .denied: "Weather|No location. You don't let Weather"
      case .restricted: "Weather|No location. This device doesn't"
      }
    let model = preview.model()
    let running = Task { await model.run() }
    let lines = await model.state { !$0.isWaiting }.screen.lines.map(\.text)
    #expect(lines.joined(separator: "|").hasPrefix(beginning))
    running.cancel()
    await running.value
  }
}
