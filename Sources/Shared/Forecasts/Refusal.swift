import Foundation

/// The service's own error: `{"error": true, "reason": "…"}`.
package struct Refusal: Equatable, Sendable {
  /// Why the service refuses, in its own words, if it says so.
  package let reason: String?

  /// - Parameter data: the body of an answer; nil is the result if it is no error of the service.
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
