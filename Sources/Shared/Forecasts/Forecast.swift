/// The weather at one place: now, and on the coming days.
package struct Forecast: Equatable, Sendable {
  /// The place that the forecast is for. The service rounds the requested coordinate.
  package var place: Coordinate
  /// The time zone of all days and times, such as "Europe/Copenhagen".
  package var timeZone: String
  /// The units of all values.
  package var units: Units
  /// The weather now.
  package var current: Current
  /// The coming days, starting with today.
  package var days: [Day]

  /// A forecast of these values.
  package init(
    place: Coordinate, timeZone: String, units: Units = Units(), current: Current, days: [Day]
  ) {
    self.place = place
    self.timeZone = timeZone
    self.units = units
    self.current = current
    self.days = days
  }

  /// The weather now.
  package struct Current: Equatable, Sendable {
    /// When this was the weather.
    package var time: LocalTime
    /// The air's temperature, in the forecast's unit.
    package var temperature: Double
    /// The weather.
    package var weather: WeatherCode
    /// The wind's speed, in the forecast's unit.
    package var windSpeed: Double

    /// The current weather, of these values.
    package init(time: LocalTime, temperature: Double, weather: WeatherCode, windSpeed: Double) {
      self.time = time
      self.temperature = temperature
      self.weather = weather
      self.windSpeed = windSpeed
    }
  }

  /// The weather of one day.
  ///
  /// A value is nil if the service's weather model has none for that day.
  package struct Day: Equatable, Sendable {
    /// The day.
    package var date: CalendarDay
    /// The day's most severe weather.
    package var weather: WeatherCode?
    /// The lowest temperature, in the forecast's unit.
    package var low: Double?
    /// The highest temperature, in the forecast's unit.
    package var high: Double?

    /// A day of these values.
    package init(date: CalendarDay, weather: WeatherCode?, low: Double?, high: Double?) {
      self.date = date
      self.weather = weather
      self.low = low
      self.high = high
    }
  }

  /// The units of a forecast's values.
  package struct Units: Equatable, Sendable {
    /// The unit of temperatures, such as "°C".
    package var temperature: String
    /// The unit of speeds, such as "km/h".
    package var windSpeed: String

    /// These units.
    package init(temperature: String = "°C", windSpeed: String = "km/h") {
      self.temperature = temperature
      self.windSpeed = windSpeed
    }
  }
}
