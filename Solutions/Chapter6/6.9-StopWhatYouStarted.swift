// 6.9 · Stop what you started                                              ★★★
//
// While a user is signed in, Coffee Shops runs services for them, such as one that sends their
// ratings and one that watches the other window. A scope starts them, and has to stop them before
// the next user signs in. As written, Ada's services may still run when Grace's start.
//
// A user may sign out twice, and the next user may sign in while that's under way. But while a user
// signs in, there's no other call.
//
// You are done when
// - making a scope starts nothing, and starting it starts its services in order
// - stopping it stops each of them once, last first, and returns when all have ended
// - if a service can't start, those before it are stopped, and its error is thrown
// - the next user's services start only when the last user's have ended
// - once a user has signed out, nothing of their session stays in memory
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.9
// Read:   Book/06-CompositionRoot.md, "Starting and stopping"

// MARK: - Given

/// Something that runs while a user is signed in.
struct SessionService: Sendable {
  /// Returns once the service runs.
  let start: @Sendable () async throws -> Void
  /// Returns once the service has ended, which may take a while.
  let stop: @Sendable () async -> Void
}

// MARK: - Yours

/// What runs for one user, from signing in to signing out.
@MainActor
final class SessionScope {
  private let services: [SessionService]
  /// The services that run, in the order in which they were started.
  private var running: [SessionService] = []
  private var stopping: Task<Void, Never>?

  init(services: [SessionService]) {
    self.services = services
  }

  func start() async throws {
    do {
      for service in services {
        try await service.start()
        running.append(service)
      }
    } catch {
      await stop()
      throw error
    }
  }

  func stop() async {
    let stopping =
      self.stopping ?? Task { while let last = running.popLast() { await last.stop() } }
    self.stopping = stopping
    await stopping.value
  }
}

/// Puts the app together, and outlives all users.
@MainActor
final class SessionRoot {
  private let makeServices: @MainActor (_ user: String) -> [SessionService]
  private var scope: SessionScope?

  init(makeServices: @escaping @MainActor (_ user: String) -> [SessionService]) {
    self.makeServices = makeServices
  }

  /// Signs out the user before, if there is one, and starts this one's services.
  func signIn(as user: String) async throws {
    await signOut()
    let scope = SessionScope(services: makeServices(user))
    try await scope.start()
    self.scope = scope
  }

  /// Returns once nothing runs for the user any more.
  func signOut() async {
    let scope = scope
    await scope?.stop()
    // While it waited, another user may have signed in.
    if self.scope === scope { self.scope = nil }
  }
}
