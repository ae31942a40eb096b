import Observation
import SwiftUI

/// The end of chapter 1, in the dialect of an app target: everything is on the main actor unless it
/// says otherwise.
enum Chapter1 {
  /// Asks the weather service.
  final class API {
    /// The only one.
    static let shared = API()

    /// A line about the weather.
    func forecast() async -> String { "Sunny." }
  }

  enum Before {
    // snippet.shared
    @Observable
    final class ForecastModel {
      private(set) var text = "…"

      func load() async {
        text = await API.shared.forecast()
      }
    }
    // snippet.end
  }

  enum After {
    // snippet.injected
    @Observable
    final class ForecastModel {
      private(set) var text = "…"
      private let api: API

      init(api: API) { self.api = api }

      func load() async {
        text = await api.forecast()
      }
    }
    // snippet.end

    // snippet.view
    struct ForecastView: View {
      let model: ForecastModel

      var body: some View {
        Text(model.text).task { await model.load() }
      }
    }
    // snippet.end
  }
}
