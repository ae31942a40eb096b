import Foundation

extension Forecast {
  /// Decodes an answer of Open-Meteo's `/v1/forecast`, as https://open-meteo.com/en/docs
  /// describes it.
  ///
  /// - Parameter data: the body of an answer to a request with
  ///   `current=temperature_2m,weather_code,wind_speed_10m` and
  ///   `daily=weather_code,temperature_2m_max,temperature_2m_min`.
  /// - Throws: `ForecastError`, also where the answer is the service's own error.
  package init(json data: Data) throws(ForecastError) {
    if let refusal = try? JSONDecoder().decode(Refusal.self, from: data), refusal.error {
      throw .refused(reason: refusal.reason ?? "it gives no reason.")
    }
    let answer = try Self.decode(OpenMeteoAnswer.self, from: data)
    guard let time = LocalTime(answer.current.time) else {
      throw .unexpected(field: "current.time", expected: "a time such as 2026-06-03T09:15")
    }
    self.init(
      place: Coordinate(latitude: answer.latitude, longitude: answer.longitude),
      timeZone: answer.timezone,
      units: Units(
        temperature: answer.currentUnits.temperature, windSpeed: answer.currentUnits.windSpeed),
      current: Current(
        time: time, temperature: answer.current.temperature,
        weather: WeatherCode(rawValue: answer.current.weatherCode),
        windSpeed: answer.current.windSpeed),
      days: try answer.daily.days())
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(ForecastError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch DecodingError.keyNotFound(let key, let context) {
      throw .missing(field: path(context.codingPath + [key]))
    } catch DecodingError.valueNotFound(_, let context) {
      throw .missing(field: path(context.codingPath))
    } catch DecodingError.typeMismatch(let type, let context) {
      throw .unexpected(field: path(context.codingPath), expected: word(for: type))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw .unexpected(field: path(context.codingPath), expected: "a number of this kind")
    } catch {
      throw .notJSON(beginning: String(String(decoding: data, as: UTF8.self).prefix(30)))
    }
  }

  /// The way to a field, such as "daily.temperature_2m_max[3]".
  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "the answer" : path
  }

  private static func word(for type: Any.Type) -> String {
    switch type {
    case is Double.Type, is Int.Type: "a number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
