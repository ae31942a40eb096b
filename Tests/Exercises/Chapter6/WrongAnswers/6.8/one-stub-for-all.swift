// Wrong: all dev apps share a stub.
// Must fail with: Each dev app needs stubs of its own.

import Synchronization

actor FilePassStore: PassStore {
  private let disk: any PoolDisk
  private var opening: Task<any PoolFile, any Error>?

  init(disk: any PoolDisk) {
    self.disk = disk
  }

  func swims(on pass: String) async throws -> Int {
    try await file().read(pass: pass)
  }

  func setSwims(_ swims: Int, on pass: String) async throws {
    try await file().write(swims, pass: pass)
  }

  private func file() async throws -> any PoolFile {
    let task = opening ?? Task { [disk] in try await disk.open("passes") }
    opening = task
    do {
      return try await task.value
    } catch {
      if opening == task { opening = nil }
      throw error
    }
  }
}

func makePassScreen(
  pass: String, disk: any PoolDisk, turnstile: any PoolTurnstile
) -> PassScreen {
  PassScreen(pass: pass, store: FilePassStore(disk: disk), turnstile: turnstile)
}

final class StubPassStore: PassStore {
  static let dev = StubPassStore()
  let swims = Mutex(0)

  func swims(on pass: String) -> Int { swims.withLock { $0 } }
  func setSwims(_ swims: Int, on pass: String) { self.swims.withLock { $0 = swims } }
}

struct StubTurnstile: PoolTurnstile {
  let isStuck: Bool

  func letIn() throws {
    if isStuck { throw TurnstileStuck() }
  }
}

func makePassDevApp(swims: Int, isTurnstileStuck: Bool) -> PassScreen {
  StubPassStore.dev.setSwims(swims, on: "dev")
  return PassScreen(
    pass: "dev", store: StubPassStore.dev,
    turnstile: StubTurnstile(isStuck: isTurnstileStuck))
}
