import Testing

@testable import WeatherFeature

@MainActor @Suite("Previews")
struct PreviewsTests {
  nonisolated static let all: [(@MainActor () -> WeatherViewModel, String)] = [
    (WeatherPreviews.previewHappyPath, "Weather for Copenhagen|Now 14.5 °C"),
    (WeatherPreviews.previewBelowZero, "Weather for Copenhagen|Now −10.0 °C"),
    (WeatherPreviews.previewNowhere, "Weather|There is no place"),
    (WeatherPreviews.previewFailed, "Weather|No weather. The weather service"),
    (WeatherPreviews.previewSearchFailed, "Weather|No weather. The weather service"),
    (WeatherPreviews.previewOffline, "Weather|Offline."),
    (WeatherPreviews.previewDenied, "Weather|No location. You do not allow it."),
    (WeatherPreviews.previewRestricted, "Weather|No location. This device does not"),
  ]

  // Each of them runs without any live module: the feature and its tests link none.
  @Test("each shows what its name says", arguments: all.indices)
  func preview(index: Int) async {
    let (preview, beginning) = Self.all[index]
    let model = preview()
    let running = Task { await model.run() }
    let lines = await model.state { !$0.isWaiting }.screen.lines.map(\.text)
    #expect(lines.joined(separator: "|").hasPrefix(beginning))
    running.cancel()
    await running.value
  }
}
