// Wrong: the dev app is made of the live store, over a disk that is a stub.
// Must fail with: A dev app that knows a live part has to be built with it, even over a disk that is a stub.

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

actor StubDisk: PoolDisk, PoolFile {
  private var swims: Int

  init(swims: Int) {
    self.swims = swims
  }

  func open(_ name: String) -> any PoolFile { self }
  func read(pass: String) -> Int { swims }
  func write(_ swims: Int, pass: String) { self.swims = swims }
}

struct StubTurnstile: PoolTurnstile {
  let isStuck: Bool

  func letIn() throws {
    if isStuck { throw TurnstileStuck() }
  }
}

func makePassDevApp(swims: Int, isTurnstileStuck: Bool) -> PassScreen {
  PassScreen(
    pass: "dev", store: FilePassStore(disk: StubDisk(swims: swims)),
    turnstile: StubTurnstile(isStuck: isTurnstileStuck))
}
