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
    let station = "http://127.0.0.1:8417/v1/forecast?latitude=55.68&longitude=12.57"
    do {
      guard let url = URL(string: station) else { throw URLError(.badURL) }
      Bill.add(.network)
      let request = URLRequest(url: url, timeoutInterval: 5)
      let (data, response) = try await URLSession.shared.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.badServerResponse)
      }
      let weather = try JSONDecoder().decode(Weather.self, from: data)
      return "Copenhagen: \(weather.temperature) °C, wind \(weather.wind) km/h."
    } catch {
      return "No weather: the station at 127.0.0.1:8417 does not answer as it should."
    }
  }
  // snippet.end
}
