// Wrong: says nothing of what could not be written.
// Must fail with: The store passes an error of the file on

/// The live store: keeps the swims in the file "passes".
actor FilePassStore: PassStore {
  private let disk: any PoolDisk
  /// What opens the file, or has opened it. Whoever comes second finds it and waits, too.
  private var opening: Task<any PoolFile, any Error>?

  init(disk: any PoolDisk) {
    self.disk = disk
  }

  func swims(on pass: String) async throws -> Int {
    try await file().read(pass: pass)
  }

  func setSwims(_ swims: Int, on pass: String) async {
    try? await file().write(swims, pass: pass)
  }

  private func file() async throws -> any PoolFile {
    let task = opening ?? Task { [disk] in try await disk.open("passes") }
    opening = task
    do {
      return try await task.value
    } catch {
      // Unless somebody tries again already.
      if opening == task { opening = nil }
      throw error
    }
  }
}

/// The screen as it is in the pool's app. Nothing is read, written or opened while it is composed.
/// The tests call this function with a disk of theirs.
func makePassScreen(
  pass: String, disk: any PoolDisk, turnstile: any PoolTurnstile
) -> PassScreen {
  PassScreen(pass: pass, store: FilePassStore(disk: disk), turnstile: turnstile)
}

/// Keeps the swims of one pass, for as long as the dev app runs.
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

/// A dev app: the screen on its own, put together from stubs.
func makePassDevApp(swims: Int, isTurnstileStuck: Bool) -> PassScreen {
  PassScreen(
    pass: "dev", store: StubPassStore(swims: swims),
    turnstile: StubTurnstile(isStuck: isTurnstileStuck))
}
