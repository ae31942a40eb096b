import Testing

@testable import CounterFeature

/// Nothing suspends between setting `Current` and reading it, so no other test on the main actor
/// can run in between.
@MainActor @Suite("Counter: Current")
struct CurrentTests {
  // snippet.copy
  /// Keeps asking the world that was current when it was made.
  @MainActor struct Snapshot {
    let environment = Current
    var language: String { environment.locale.identifier }
  }

  /// Asks the world that is current now.
  @MainActor struct Reader {
    var language: String { Current.locale.identifier }
  }
  // snippet.end

  @Test("who copies the world keeps the old one")
  func copies() {
    let before = Current
    defer { Current = before }
    Current = .mock
    let (snapshot, reader) = (Snapshot(), Reader())
    Current.locale = .init(identifier: "de_DE")
    #expect(snapshot.language == "en_GB")
    #expect(reader.language == "de_DE")
  }
}
