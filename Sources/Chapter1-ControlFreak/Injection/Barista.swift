// snippet.barista-freak
/// Makes coffee with a machine that it bought itself.
struct ControlFreakBarista {
  private let machine = EspressoMachine(bar: 9)

  func makeEspresso() -> String {
    "espresso at \(machine.brew()) bar"
  }
}
// snippet.end

// snippet.barista
/// Makes coffee with the machine that it's given.
struct Barista {
  let machine: EspressoMachine

  func makeEspresso() -> String {
    "espresso at \(machine.brew()) bar"
  }
}
// snippet.end

/// A machine that counts its shots.
final class EspressoMachine {
  private let bar: Int
  private(set) var shots = 0

  init(bar: Int) {
    self.bar = bar
  }

  func brew() -> Int {
    shots += 1
    return bar
  }
}
