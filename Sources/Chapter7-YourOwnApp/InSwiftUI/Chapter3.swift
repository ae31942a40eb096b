import Foundation
import Observation
import SwiftUI

/// The end of chapter 3, in the dialect of an app target.
enum Chapter3 {
  // snippet.model
  struct WeatherClient {
    var temperature: () async throws -> Double

    static let happyPath = WeatherClient(temperature: { 14.5 })
  }

  @Observable
  final class BannerModel {
    private(set) var text = "Loading…"
    private let weather: WeatherClient

    init(weather: WeatherClient) { self.weather = weather }

    func load() async {
      do { text = "\(try await weather.temperature()) °C" } catch { text = "No weather." }
    }
  }
  // snippet.end

  struct BannerView: View {
    let model: BannerModel

    var body: some View { Text(model.text).task { await model.load() } }
  }

  /// The preview of a banner that finds no weather.
  static var failing: BannerView {
    var weather = WeatherClient.happyPath
    weather.temperature = { throw URLError(.timedOut) }
    return BannerView(model: BannerModel(weather: weather))
  }
}
