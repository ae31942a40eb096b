// Wrong: a store that always says the same.
// Must fail with: A number that stays the same comes from a stub that does not remember

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

actor StubPassStore: PassStore {
  private let swims: Int

  init(swims: Int) {
    self.swims = swims
  }

  func swims(on pass: String) -> Int { swims }
  func setSwims(_ swims: Int, on pass: String) {}
}

struct StubTurnstile: PoolTurnstile {
  let isStuck: Bool

  func letIn() throws {
    if isStuck { throw TurnstileStuck() }
  }
}

func makePassDevApp(swims: Int, isTurnstileStuck: Bool) -> PassScreen {
  PassScreen(
    pass: "dev", store: StubPassStore(swims: swims),
    turnstile: StubTurnstile(isStuck: isTurnstileStuck))
}
