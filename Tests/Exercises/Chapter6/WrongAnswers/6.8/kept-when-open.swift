// Wrong: keeps the file when it is open, and looks for it before.
// Must fail with: remember that the file is being opened before you wait for it.

actor FilePassStore: PassStore {
  private let disk: any PoolDisk
  private var opened: (any PoolFile)?

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
    if let opened { return opened }
    let file = try await disk.open("passes")
    opened = file
    return file
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
