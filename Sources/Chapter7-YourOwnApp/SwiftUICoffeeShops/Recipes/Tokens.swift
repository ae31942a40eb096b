// snippet.tokens
/// Knows the token, and asks for a new one once, however many callers need it.
final class Tokens {
  private let renew: () async throws -> String
  private var token: String?
  private var renewal: Task<String, any Error>?

  init(renew: @escaping () async throws -> String) { self.renew = renew }

  func token(refused: String?) async throws -> String {
    if let token, token != refused { return token }
    if let renewal { return try await renewal.value }
    let renewal = Task { try await renew() }
    self.renewal = renewal
    defer { self.renewal = nil }
    let new = try await renewal.value
    token = new
    return new
  }
}
// snippet.end
