import Foundation

/// Why an answer of the weather service is no forecast, or no list of places.
package enum ForecastError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// It is not JSON.
  ///
  /// - Parameter beginning: its first characters.
  case notJSON(beginning: String)
  /// The service has refused the request, and says why.
  case refused(reason: String)
  /// A field is missing, or has no value.
  case missing(field: String)
  /// A field holds something of another kind; "the answer" stands for all of it.
  case unexpected(field: String, expected: String)
  /// A list has another number of values than there are days.
  case unequalLengths(field: String, values: Int, days: Int)

  /// A sentence to the person who asked.
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

  /// The same sentence.
  package var errorDescription: String? { description }
}
