import Forecasts
import Foundation
import TerminalUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// snippet.map-screen
/// The start screen of Coffee Shops.
struct MapScreen {
  func body() async throws -> Screen {
    let database = try CoffeeShopsDatabase()
    let map = MapGrid(shops: database.shops)
    let banner = await banner()

    return Screen {
      "\(greeting(), .bold) There are \(database.shops.count) coffee shops around you."
      banner
      ""
      map.lines
      ""
      map.legend
    }
  }
}
// snippet.end

extension MapScreen {
  // snippet.greeting
  private func greeting() -> String {
    let now = Date()
    Bill.add(.clock)
    switch Calendar.current.component(.hour, from: now) {
    case 6..<12: return "Good morning."
    case 12..<18: return "Good afternoon."
    default: return "Good evening."
    }
  }
  // snippet.end

  private func banner() async -> Line {
    do {
      // snippet.request
      guard let url = URL(string: "http://127.0.0.1:8417/v1/forecast") else {
        throw URLError(.badURL)
      }
      Bill.add(.network)
      let (data, _) = try await Self.session.data(from: url)
      let now = try Forecast(json: data).current
      // snippet.end
      return "Copenhagen: \(now.temperature) °C, wind \(now.windSpeed) km/h."
    } catch {
      return "No weather: \(problem(error))"
    }
  }

  /// Waits at most two seconds for an answer. On Linux, only the session's timeout counts, not that
  /// of a request.
  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 2
    return URLSession(configuration: configuration)
  }()
}
