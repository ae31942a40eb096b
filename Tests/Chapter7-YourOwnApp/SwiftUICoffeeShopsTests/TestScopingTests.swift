import Foundation
import Testing

// snippet.scoping-trait
/// The person who reads a price tag.
private enum Reader {
  @TaskLocal static var locale = Locale(identifier: "en_US")
}

/// Binds a task-local around each test that has it.
private struct LocaleTrait: TestTrait, SuiteTrait, TestScoping {
  let identifier: String
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Reader.$locale.withValue(Locale(identifier: identifier)) { try await function() }
  }
}

extension Trait where Self == LocaleTrait {
  fileprivate static func locale(_ identifier: String) -> Self { Self(identifier: identifier) }
}

@Suite("A task-local, bound by a trait")
struct TestScopingTests {
  @Test(.locale("da_DK")) func danish() { #expect(Reader.locale.identifier == "da_DK") }
  @Test(.locale("de_DE")) func german() { #expect(Reader.locale.identifier == "de_DE") }
  @Test func nobody() { #expect(Reader.locale.identifier == "en_US") }
}
// snippet.end
