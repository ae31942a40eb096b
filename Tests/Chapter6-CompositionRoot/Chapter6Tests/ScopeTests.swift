import AuthenticationDomain
import Foundation
import TestSupport
import Testing

@testable import Chapter6

@Suite("The scope of an account") @MainActor
struct ScopeTests {
  // snippet.stop-test
  @Test("the old scope has ended before the next user's begins")
  func stop() async throws {
    try await withTemporaryFolder { folder in
      let clock = DiaryClock()
      let root = try CompositionRoot(
        Settings(store: .memory, folder: folder.path), clock: clock, now: { .distantPast })
      try await signIn("Ada", root, clock)
      weak var adas: AccountScope?
      adas = root.scope
      #expect(adas != nil)
      try await signIn("Grace", root, clock)
      #expect(adas == nil)
      #expect(clock.diary.calls == ["a watch begins", "a watch ends", "a watch begins"])
    }
  }
  // snippet.end

  /// Returns when the account's watch waits for its first look.
  private func signIn(_ account: String, _ root: CompositionRoot, _ clock: DiaryClock) async throws
  {
    try await root.authenticator.createAccount(named: account, password: Password("x"))
    _ = await root.home()
    #expect(await eventually { clock.diary.calls.last == "a watch begins" })
  }
}

/// Writes down when a sleep begins and ends. Time stands still, and a cancelled sleep ends late.
private struct DiaryClock: Clock {
  let diary = CallRecorder<String>()
  let minimumResolution = Duration.zero
  let now = ContinuousClock.now

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    diary.record("a watch begins")
    try? await TestClock().sleep(for: .seconds(1))
    // Leaves the next watch the time to begin too early.
    await eventually(timeout: .milliseconds(50)) { diary.calls.count > 1 }
    diary.record("a watch ends")
    try Task.checkCancellation()
  }
}
