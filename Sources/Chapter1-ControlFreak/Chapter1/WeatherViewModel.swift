import Forecasts
import Foundation
import Observation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the weather screen shows. It calls the weather station itself.
@MainActor @Observable
final class WeatherViewModel {
  enum State: Equatable {
    case loading
    case results(Forecast)
    case failure(message: String)
  }

  private(set) var state = State.loading
  private(set) var answers = 0

  // snippet.refresh
  func refresh() {
    state = .loading
    // snippet.hide
    Bill.add(.network)
    // snippet.show
    Task {
      do {
        guard let url = URL(string: "http://127.0.0.1:8417/v1/forecast") else {
          throw URLError(.badURL)
        }
        let (data, _) = try await URLSession.shared.data(from: url)
        state = .results(try Forecast(json: data))
      } catch {
        state = .failure(message: problem(error))
      }
      // snippet.hide
      answers += 1
      // snippet.show
    }
  }
  // snippet.end
}

extension WeatherViewModel {
  /// Returns once an answer has arrived. The request itself can't be awaited: its task isn't kept.
  func answer() async {
    while state == .loading {
      await withCheckedContinuation { changed in
        withObservationTracking {
          _ = state
        } onChange: {
          changed.resume()
        }
      }
    }
  }
}
