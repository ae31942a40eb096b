import TestSupport
import Testing

extension Exercise7_2 {
  @Test("no screen can be made without what it uses: no `.shared` is left")
  func mentionsNoSingleton() throws {
    let source = try LearnerSource.load("7.2")
    let uses = [".shared", "static let shared", "static var shared"]
      .flatMap(source.lines(mentioning:))
    #expect(uses == [], "Step 5 deletes `.shared`, so that nothing can use it any more.")
  }
}
