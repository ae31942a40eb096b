import TestSupport
import Testing

extension Exercise7_3 {
  @Test("a background task uses the outbox without the main actor: the compiler checks that")
  func isChecked() throws {
    let source = try LearnerSource.load("7.3")
    let silenced = ["@unchecked", "nonisolated(unsafe)"].flatMap(source.lines(mentioning:))
    #expect(silenced == [], "Put what changes behind a `Mutex`, or into an actor.")
  }
}
