import Forecasts
import Foundation
import Observation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.view-model
/// What the weather screen shows. It asks the weather station by itself.
@MainActor @Observable
final class WeatherViewModel {
  enum State: Equatable {
    case loading
    case results(Forecast)
    case failure(message: String)
  }

  private(set) var state = State.loading
  private(set) var answers = 0

  func refresh() {
    state = .loading
    Bill.add(.network)
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
      answers += 1
    }
  }
}
// snippet.end

extension WeatherViewModel {
  /// Returns once an answer is there. The request itself can't be waited for: its task was not kept.
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
