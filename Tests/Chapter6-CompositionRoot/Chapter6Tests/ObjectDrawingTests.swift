import Observation
import Testing

@testable import Chapter6

private protocol Service {}

private final class Till: Service {
  var coins = [1, 2, 5]
}

private actor Kettle: Service {
  var litres = 1.5
}

private struct Barista: Service {
  let till: any Service
  let kettle: (any Service)?
  let name: String
  let greet: @Sendable (String) -> Int
}

@MainActor @Observable
private final class Counter {
  var barista: any Service
  var isOpen = true

  init(barista: any Service) {
    self.barista = barista
  }
}

/// Has one till, makes a kettle on first use, and a new barista each time.
@MainActor
private final class Café {
  let till: any Service = Till()
  lazy var kettle: any Service = Kettle()

  func barista(_ name: String) -> any Service {
    Barista(till: till, kettle: kettle, name: name) { $0.count }
  }
}

@MainActor
private final class Shift {
  let café: Café
  let barista: any Service

  init(café: Café, barista: any Service) {
    (self.café, self.barista) = (café, barista)
  }
}

@Suite("The drawing of objects") @MainActor
struct ObjectDrawingTests {
  private let café = Café()

  private func drawing(of objects: [Any], scope: Any) -> String {
    ObjectDrawing(root: café, scope: scope).screen(of: objects).text
  }

  @Test("what the root holds is a singleton, what the scope holds is scoped, the rest transient")
  func lifetimes() {
    let shift = Shift(café: café, barista: café.barista("Ida"))
    #expect(
      drawing(of: [Counter(barista: shift.barista)], scope: shift) == """
        Counter (transient)
          barista: Barista (scoped)
            till: Till (singleton)
            kettle: Kettle (singleton)
            greet: (String) -> Int

        """)
  }

  @Test("structs are the same where all in them is")
  func structs() {
    let shift = Shift(café: café, barista: café.barista("Ida"))
    let drawn = drawing(of: [café.barista("Ida"), café.barista("Bo")], scope: shift)
    #expect(
      drawn.split(separator: "\n").filter { $0.hasPrefix("Barista") }.map(String.init) == [
        "Barista (scoped)", "Barista (transient)",
      ])
    let other = Barista(till: Till(), kettle: nil, name: "Ida") { $0.count }
    #expect(drawing(of: [other], scope: shift).hasPrefix("Barista (transient)"))
  }
}
