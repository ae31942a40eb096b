import Foundation

/// Why a weather service's response isn't a forecast or a list of places.
package enum ForecastError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The response isn't JSON.
  ///
  /// - Parameter beginning: its first characters.
  case notJSON(beginning: String)
  /// The service refused the request, and says why.
  case refused(reason: String)
  /// A field is missing, or has no value.
  case missing(field: String)
  /// A field's value has the wrong type or format; "the answer" stands for the whole response.
  case unexpected(field: String, expected: String)
  /// A list doesn't have one value per day.
  case unequalLengths(field: String, values: Int, days: Int)

  /// A sentence for the person who asked.
  package var description: String {
    switch self {
    case .notJSON(let beginning):
      "The weather service's answer is not JSON. It begins with \"\(beginning)\"."
    case .refused(let reason): "The weather service refused the request: \(reason)"
    case .missing(let field):
      "The weather service's answer is incomplete: there is no \(field)."
    case .unexpected(let field, let expected):
      "The weather service sent something unexpected: \(field) is not \(expected)."
    case .unequalLengths(let field, let values, let days):
      "The weather service sent something unexpected: \(field) has \(values) values for \(days) days."
    }
  }

  /// The same sentence as `description`.
  package var errorDescription: String? { description }
}
