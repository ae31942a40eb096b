/// The service's response, field by field.
struct OpenMeteoAnswer: Codable {
  let latitude: Double
  let longitude: Double
  let timezone: String
  let currentUnits: CurrentUnits
  var current: Current
  var daily: Daily

  enum CodingKeys: String, CodingKey {
    case latitude, longitude, timezone, current, daily
    case currentUnits = "current_units"
  }

  struct CurrentUnits: Codable {
    let temperature: String
    let windSpeed: String

    enum CodingKeys: String, CodingKey {
      case temperature = "temperature_2m"
      case windSpeed = "wind_speed_10m"
    }
  }

  // snippet.current
  struct Current: Codable {
    let time: String
    var temperature: Double
    let weatherCode: Int
    let windSpeed: Double

    enum CodingKeys: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case weatherCode = "weather_code"
      case windSpeed = "wind_speed_10m"
    }
  }
  // snippet.end

  /// Lists of equal length, with one value per day.
  struct Daily: Codable {
    let time: [String]
    let weatherCode: [Int?]
    var high: [Double?]
    var low: [Double?]

    enum CodingKeys: String, CodingKey {
      case time
      case weatherCode = "weather_code"
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
    }

    func days() throws(ForecastError) -> [Forecast.Day] {
      for (key, count) in [
        (CodingKeys.weatherCode, weatherCode.count), (.high, high.count), (.low, low.count),
      ] where count != time.count {
        throw .unequalLengths(
          field: "daily.\(key.stringValue)", values: count, days: time.count)
      }
      var days: [Forecast.Day] = []
      for (index, text) in time.enumerated() {
        guard let date = CalendarDay(text) else {
          throw .unexpected(field: "daily.time[\(index)]", expected: "a day such as 2026-06-03")
        }
        days.append(
          Forecast.Day(
            date: date, weather: weatherCode[index].map(WeatherCode.init(rawValue:)),
            low: low[index], high: high[index]))
      }
      return days
    }
  }
}
