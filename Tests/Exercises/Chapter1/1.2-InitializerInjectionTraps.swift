import TestSupport
import Testing

extension Exercise1_2 {
  @Test("no screen can be made without a database: nil isn't one")
  func acceptsNoNil() throws {
    let source = try LearnerSource.load("1.2")
    let gaps = ["CoffeeShopsDatabase?", "CoffeeShopsDatabase!"].flatMap(source.lines(mentioning:))
    #expect(gaps == [], "What would a screen show whose database is nil?")
  }
}
