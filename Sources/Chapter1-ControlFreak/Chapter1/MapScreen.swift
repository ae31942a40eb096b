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

  // snippet.banner
  private func banner() async -> Line {
    let station = "http://127.0.0.1:8417"
    do {
      guard let url = URL(string: "\(station)/v1/forecast") else { throw URLError(.badURL) }
      Bill.add(.network)
      let (data, _) = try await Self.session.data(from: url)
      let weather = try JSONDecoder().decode(Weather.self, from: data)
      return "Copenhagen: \(weather.temperature) °C, wind \(weather.wind) km/h."
    } catch is DecodingError {
      return "No weather: what \(station) answers is not a forecast."
    } catch URLError.timedOut {
      return "No weather: \(station) takes too long."
    } catch {
      return "No weather: nobody answers at \(station). Is the weather station running?"
    }
  }
  // snippet.end

  /// On Linux only a session's own timeout counts, not that of a request.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 2
    return URLSession(configuration: configuration)
  }()
}
