// Correct: a class with a lock of Foundation's, and a name of its own.

import Foundation

typealias Reply = @Sendable (AuthenticatorCall) async throws -> Void

/// A class with a lock of the old kind.
final class DoorSpy: Authenticator, @unchecked Sendable {
  private let lock = NSLock()
  private var written = [AuthenticatorCall]()
  private let reply: Reply

  init(_ reply: @escaping Reply) { self.reply = reply }

  var log: [AuthenticatorCall] {
    lock.lock()
    defer { lock.unlock() }
    return written
  }

  private func write(_ call: AuthenticatorCall) -> AuthenticatorCall {
    lock.withLock { written += [call] }
    return call
  }

  func signIn(name: String, password: String) async throws {
    let call = write(.signIn(name: name, password: password))
    try await reply(call)
  }

  func open(door: Int) async throws {
    try await reply(write(.open(door: door)))
  }

  func signOut(name: String) async throws {
    try await reply(write(.signOut(name: name)))
  }
}

func makeSpy(answer: @escaping @Sendable (AuthenticatorCall) async throws -> Void) -> DoorSpy {
  DoorSpy(answer)
}

func calls(of spy: DoorSpy) async -> [AuthenticatorCall] { spy.log }
