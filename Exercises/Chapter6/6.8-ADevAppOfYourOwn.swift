// 6.8 · A dev app of your own                                              ★★★
//
// A swimming pool has an app, and one screen of it shows how many swims are left on a pass. To
// work on that screen you want an app with nothing but the screen, which starts at once, at any
// desk, with as many swims as you like. Today this dev app is made of the live parts, and there
// is neither disk nor turnstile at your desk. And the live store has a fault of its own: it
// opens its file while the app is put together.
//
// Edit:   everything below "Yours".
// Check:  swift run workshop check 6.8
// Read:   Book/06-CompositionRoot.md, "Small roots"

// MARK: - Given

// MARK: The feature

/// Keeps how many swims are left on each pass.
protocol PassStore: Sendable {
  func swims(on pass: String) async throws -> Int
  func setSwims(_ swims: Int, on pass: String) async throws
}

/// The way into the pool.
protocol PoolTurnstile: Sendable {
  /// Lets one swimmer in.
  ///
  /// - Throws: `TurnstileStuck`.
  func letIn() async throws
}

struct TurnstileStuck: Error {}
struct NoSwimsLeft: Error {}

/// The screen of a pass.
struct PassScreen: Sendable {
  let pass: String
  let store: any PassStore
  let turnstile: any PoolTurnstile

  func text() async throws -> String {
    "\(try await store.swims(on: pass)) swims left"
  }

  /// Lets the swimmer in, and takes a swim off the pass.
  func goIn() async throws {
    let swims = try await store.swims(on: pass)
    guard swims > 0 else { throw NoSwimsLeft() }
    try await turnstile.letIn()
    try await store.setSwims(swims - 1, on: pass)
  }
}

// MARK: What is live

/// A disk. The tests bring one that notes what is done to it.
protocol PoolDisk: Sendable {
  /// Opens a file, which takes long and may fail.
  func open(_ name: String) async throws -> any PoolFile
}

/// An open file of passes.
protocol PoolFile: Sendable {
  func read(pass: String) async throws -> Int
  func write(_ swims: Int, pass: String) async throws
}

/// There is no pool at your desk.
struct NotAtThePool: Error {}

/// The disk under the cash desk.
struct CashDeskDisk: PoolDisk {
  func open(_ name: String) async throws -> any PoolFile { throw NotAtThePool() }
}

/// The turnstile at the entrance.
struct EntranceTurnstile: PoolTurnstile {
  func letIn() async throws { throw NotAtThePool() }
}

// MARK: - Yours

/// The live store: keeps the swims in the file "passes".
///
/// You are done with it when it opens its file at the first use and not before, and once for all
/// uses, also where several come first at the same time. Who uses it while opening fails hears the
/// error, and the next use after that tries again.
actor FilePassStore: PassStore {
  // TODO: 6.8
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

/// The screen as it is in the pool's app. Nothing is read, written or opened while it is composed.
/// The tests call this function with a disk of theirs.
func makePassScreen(
  pass: String, disk: any PoolDisk, turnstile: any PoolTurnstile
) -> PassScreen {
  PassScreen(pass: pass, store: FilePassStore(disk: disk), turnstile: turnstile)
}

/// A dev app: the screen on its own, put together from stubs that you write.
///
/// You are done with it when there are `swims` on the pass at the start, and each swimmer who goes
/// in takes one of them, for as long as the app runs; when a stuck turnstile lets nobody in; and
/// when nothing in it is live: neither this function nor what it calls names `FilePassStore`, a
/// disk or the turnstile at the entrance. Each dev app has stubs of its own.
func makePassDevApp(swims: Int, isTurnstileStuck: Bool) -> PassScreen {
  // TODO: 6.8
  makePassScreen(pass: "dev", disk: CashDeskDisk(), turnstile: EntranceTurnstile())
}
