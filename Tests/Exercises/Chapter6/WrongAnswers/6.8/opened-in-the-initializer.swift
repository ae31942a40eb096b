// Wrong: the store still opens its file in the initializer.
// Must fail with: Neither an initializer nor a composer should open a file

actor FilePassStore: PassStore {
  private let file: Task<any PoolFile, any Error>

  init(disk: any PoolDisk) {
    file = Task { try await disk.open("passes") }
  }

  func swims(on pass: String) async throws -> Int {
    try await file.value.read(pass: pass)
  }

  func setSwims(_ swims: Int, on pass: String) async throws {
    try await file.value.write(swims, pass: pass)
  }
}

func makePassScreen(
  pass: String, disk: any PoolDisk, turnstile: any PoolTurnstile
) -> PassScreen {
  PassScreen(pass: pass, store: FilePassStore(disk: disk), turnstile: turnstile)
}

actor StubPassStore: PassStore {
  private var swims: Int

  init(swims: Int) {
    self.swims = swims
  }

  func swims(on pass: String) -> Int { swims }
  func setSwims(_ swims: Int, on pass: String) { self.swims = swims }
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
