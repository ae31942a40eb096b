import Forecasts
import Foundation
import TerminalUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The map again, with its dependencies passed in. This is a namespace, because both versions of
/// the screen are called `MapScreen`.
enum Repaired {
  // snippet.map-screen
  /// The start screen of Coffee Shops.
  struct MapScreen {
    let database: CoffeeShopsDatabase
    let station: WeatherStation
    let calendar: Calendar
    let now: @Sendable () -> Date

    func body() async -> Screen {
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
}

extension Repaired.MapScreen {
  private func greeting() -> String {
    switch calendar.component(.hour, from: now()) {
    case 6..<12: return "Good morning."
    case 12..<18: return "Good afternoon."
    default: return "Good evening."
    }
  }

  private func banner() async -> Line {
    do {
      let now = try await station.forecast().current
      return "Copenhagen: \(now.temperature) °C, wind \(now.windSpeed) km/h."
    } catch {
      return "No weather: \(problem(error, at: station.address))"
    }
  }
}

extension Repaired {
  /// The coffee shops in a file.
  struct CoffeeShopsDatabase {
    let shops: [CoffeeShop]

    init(file: URL) throws {
      let data = try Data(contentsOf: file)
      Bill.add(.database)
      shops = try JSONDecoder().decode([CoffeeShop].self, from: data)
    }
  }

  // snippet.station
  /// The weather station at an address.
  struct WeatherStation {
    let address: String
    let session: URLSession

    func forecast() async throws -> Forecast {
      guard let url = URL(string: "\(address)/v1/forecast") else { throw URLError(.badURL) }
      Bill.add(.network)
      let (data, _) = try await session.data(from: url)
      return try Forecast(json: data)
    }
  }
  // snippet.end
}
