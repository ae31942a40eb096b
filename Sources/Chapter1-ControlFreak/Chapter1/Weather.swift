// snippet.weather
/// The part of Open-Meteo's answer that the banner shows.
struct Weather: Decodable {
  var temperature: Double
  var wind: Double

  private enum Answer: String, CodingKey { case current }
  private enum Current: String, CodingKey {
    case temperature = "temperature_2m"
    case wind = "wind_speed_10m"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Answer.self)
    let current = try answer.nestedContainer(keyedBy: Current.self, forKey: .current)
    temperature = try current.decode(Double.self, forKey: .temperature)
    wind = try current.decode(Double.self, forKey: .wind)
  }
}
// snippet.end
