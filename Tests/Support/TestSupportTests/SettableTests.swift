import TestSupport
import Testing

@Suite("What can be set is told from what cannot")
struct SettableTests {
  @Test("a variable of a struct can be set through its key path")
  func variable() throws {
    var drawer = Drawer()
    drawer[keyPath: try #require(Settable(drawer).spoons)] = 6
    #expect(drawer.spoons == 6)
  }

  @Test("a variable of a class, and one whose type is a closure, can be set")
  func otherVariables() {
    #expect(Settable(Shelf()).cups != nil)
    #expect(Settable(Drawer()).open != nil)
  }

  @Test("a constant, a computed property without a setter, and a method cannot")
  func constants() {
    #expect(Settable(Drawer()).forks == nil)
    #expect(Settable(Drawer()).knives == nil)
    #expect(Settable(Drawer()).close == nil)
    #expect(Settable(Shelf() as any Furniture).close == nil)
  }
}

private protocol Furniture {
  func close(_ hour: Int)
}

private final class Shelf: Furniture {
  var cups = 1
  func close(_ hour: Int) {}
}

private struct Drawer {
  let forks = 1
  var knives: Int { forks }
  var spoons = 1
  var open: @Sendable (_ hour: Int) -> Void = { _ in }
  func close(_ hour: Int) {}
}
