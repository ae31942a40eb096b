/// Where guests' ratings go.
package protocol RatingService: Sendable {
  /// Signs a guest in, or throws an error.
  func signIn(name: String, password: String) async throws
  /// Saves a rating of the guest who is signed in, or throws an error.
  func save(stars: Int) async throws
  /// Signs a guest out, or throws an error.
  func signOut(name: String) async throws
}

/// One call to a rating service, with all its arguments.
package enum RatingCall: Hashable, Sendable {
  /// A call to `signIn(name:password:)`.
  case signIn(name: String, password: String)
  /// A call to `save(stars:)`.
  case save(stars: Int)
  /// A call to `signOut(name:)`.
  case signOut(name: String)
}

/// The tablet on the counter. It signs guests out even if their rating can't be saved.
package struct RatingDesk: Sendable {
  private let service: any RatingService

  /// - Parameter service: where ratings go.
  package init(service: any RatingService) {
    self.service = service
  }

  /// Signs a guest in, saves a rating, and signs the guest out.
  ///
  /// - Throws: the service's error.
  package func rate(_ stars: Int, by name: String, password: String) async throws {
    try await service.signIn(name: name, password: password)
    do {
      try await service.save(stars: stars)
    } catch {
      try await service.signOut(name: name)
      throw error
    }
    try await service.signOut(name: name)
  }
}
