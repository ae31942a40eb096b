@testable import Chapter5Exercises

enum StoveAction: Equatable, Sendable {
  case light
  case turn(Int)

  var text: String {
    switch self {
    case .light: "light"
    case .turn(let steps): "turn \(steps)"
    }
  }
}

struct Kitchen: Equatable, Sendable {
  var left = 0
  var right = 0
  var log: [Int] = []
}

enum KitchenAction: Equatable, Sendable {
  case left(StoveAction)
  case right(StoveAction)
  case lightsOff
}

struct KitchenEnvironment: Sendable {
  var gas: Int
  var reserve: Int { gas + 1 }
}

struct House: Equatable, Sendable {
  var kitchen = Kitchen()
}

enum HouseAction: Equatable, Sendable {
  case kitchen(KitchenAction)
  case doorbell
}

extension KitchenCasePath<KitchenAction, StoveAction> {
  static let left = KitchenCasePath(
    extract: { if case .left(let action) = $0 { action } else { nil } }, embed: { .left($0) })
  static let right = KitchenCasePath(
    extract: { if case .right(let action) = $0 { action } else { nil } }, embed: { .right($0) })
}

extension KitchenCasePath<HouseAction, KitchenAction> {
  static let kitchen = KitchenCasePath(
    extract: { if case .kitchen(let action) = $0 { action } else { nil } },
    embed: { .kitchen($0) })
}
