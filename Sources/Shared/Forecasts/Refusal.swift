import Foundation

/// The service's own error: `{"error": true, "reason": "…"}`.
package struct Refusal: Equatable, Sendable {
  /// Why the service refused, in its own words, if it says so.
  package let reason: String?

  /// Decodes the service's error, or returns nil if the response isn't one.
  ///
  /// - Parameter data: the body of the response.
  package init?(json data: Data) {
    struct Answer: Decodable {
      let error: Bool
      let reason: String?
    }
    guard let answer = try? JSONDecoder().decode(Answer.self, from: data), answer.error else {
      return nil
    }
    reason = answer.reason
  }
}
