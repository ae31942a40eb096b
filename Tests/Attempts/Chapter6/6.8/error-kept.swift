// Wrong: a lazy property, which keeps an error as well.
// Must fail with: An error should be heard and then forgotten.

actor FilePassStore: PassStore {
  private let disk: any PoolDisk
  private lazy var opening = Task { [disk] in try await disk.open("passes") }

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
    try await opening.value
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
