import PrimeWorlds
import TestSupport

@testable import Chapter4Exercises

/// The worlds of Prime Time, as the reports call them.
enum PrimeTimeWorld: String, CaseIterable, Sendable {
  case search, disk, mail

  @MainActor func mock() {
    switch self {
    case .search: searchWorld = .mock
    case .disk: diskWorld = .mock
    case .mail: mailWorld = .mock
    }
  }

  @MainActor static func reset() {
    (searchWorld, diskWorld, mailWorld) = (.live, .live, .live)
    liveDeeds = []
  }

  @MainActor static func makeSlots() -> [WorldSlot] {
    [
      makeWorldSlot("search", get: { searchWorld }, set: { searchWorld = $0 }),
      makeWorldSlot("disk", get: { diskWorld }, set: { diskWorld = $0 }),
      makeWorldSlot("mail", get: { mailWorld }, set: { mailWorld = $0 }),
    ]
  }
}

/// Worlds that no answer can know. They are live to begin with.
@MainActor
final class OtherWorlds {
  /// What the live ones have done.
  let done = CallRecorder<String>()
  var counter: CounterWorld
  var printer: PrinterWorld
  var secondCounter: CounterWorld

  init() {
    counter = .live(done)
    printer = .live(done)
    secondCounter = .live(done)
  }

  func mockCounter() {
    (counter, printer) = (.mock, .live(done))
  }

  func mockPrinter() {
    (counter, printer) = (.live(done), .mock)
  }

  /// New slots for the counter and the printer.
  func makeSlots() -> [WorldSlot] {
    [
      makeWorldSlot("counter", get: { self.counter }, set: { self.counter = $0 }),
      makeWorldSlot("printer", get: { self.printer }, set: { self.printer = $0 }),
    ]
  }

  /// What happens to the counter when a slot is made for it.
  func touchedByMakingASlot() -> [String] {
    let touched = CallRecorder<String>()
    _ = makeWorldSlot("counter") {
      touched.record("read")
      return self.counter
    } set: { _ in
      touched.record("written")
    }
    return touched.calls
  }

  /// These two, and one for the second counter.
  func makeAllSlots() -> [WorldSlot] {
    makeSlots() + [
      makeWorldSlot("second counter", get: { self.secondCounter }, set: { self.secondCounter = $0 })
    ]
  }

  /// Uses the printer twice, the others once.
  func useAll() {
    _ = counter.count(3)
    printer.print("17")
    printer.feed()
    _ = secondCounter.count(4)
  }

  /// Which worlds are live, mocked or reporting.
  var labels: String {
    "\(counter.label), \(printer.label), \(secondCounter.label)"
  }
}

struct CounterWorld: FeatureWorld {
  var isLive = false
  var label: String
  var count: @MainActor (_ step: Int) -> Int

  static func live(_ done: CallRecorder<String>) -> Self {
    Self(isLive: true, label: "live") {
      done.record("counted")
      return $0
    }
  }

  static let mock = Self(label: "mock") { $0 * 100 }

  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self(label: "reporting") { _ in
      onUse()
      return 0
    }
  }
}

struct PrinterWorld: FeatureWorld {
  var isLive = false
  var label: String
  var print: @MainActor (_ text: String) -> Void
  var feed: @MainActor () -> Void

  static func live(_ done: CallRecorder<String>) -> Self {
    Self(isLive: true, label: "live") { _ in
      done.record("printed")
    } feed: {
      done.record("fed paper")
    }
  }

  static let mock = Self(label: "mock", print: { _ in }, feed: {})

  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self(label: "reporting", print: { _ in onUse() }, feed: onUse)
  }
}

struct PaperJam: Error {
  var page: Int
}

/// A test that throws. It counts its runs.
func jam(page: Int, _ runs: inout Int) throws {
  runs += 1
  throw PaperJam(page: page)
}

/// The error that was thrown, or "nothing".
@MainActor func thrown(by body: () throws -> Void) -> String {
  do { try body() } catch { return "\(error)" }
  return "nothing"
}

/// How a test ends, as a sentence says it.
enum GuardedEnding: String, CaseIterable, Sendable {
  case success = "ends normally"
  case error = "throws"
  case mocks = "mocks the printer, which was forgotten before"
  case replacesAMock = "puts something live in place of the counter's mock"
  case anotherMock = "puts another mock in place of the counter's mock"
  case replacesALive = "puts another live world in place of the second counter"
  case replacesAMockAndThrows = "puts something live in place of the counter's mock, and throws"

  @MainActor func end(_ worlds: OtherWorlds) throws {
    switch self {
    case .success: worlds.useAll()
    case .error: throw PaperJam(page: 1)
    case .mocks: worlds.printer = .mock
    case .replacesAMock: worlds.counter = .live(worlds.done)
    case .replacesAMockAndThrows:
      worlds.counter = .live(worlds.done)
      throw PaperJam(page: 2)
    case .anotherMock: worlds.counter = CounterWorld(label: "another mock") { $0 }
    case .replacesALive:
      worlds.secondCounter = CounterWorld(isLive: true, label: "another live one") { $0 }
    }
  }
}
