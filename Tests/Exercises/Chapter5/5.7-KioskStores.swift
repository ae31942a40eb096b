@testable import Chapter5Exercises

struct KioskTill: Equatable {
  var taken = 0
  var printed: [String] = []
}

enum KioskButton {
  case sell
  case printed(String)
}

// Environments, of all sorts.

struct KioskPrices {
  var adult: () -> Int
}

final class KioskMeter {
  private var next: Int

  init(next: Int) {
    self.next = next
  }

  /// It is dearer each time.
  func takeNext() -> Int {
    defer { next += 1 }
    return next
  }
}

struct KioskPrinter {
  var log: (String) -> Void
  /// What the store has taken so far.
  var taken: () -> Int = { 0 }

  /// - Returns: the sheet, if someone will miss it.
  func feed(_ sheet: String) -> KioskButton? {
    log(sheet)
    if sheet == "blank" { log("taken \(taken())") }
    return ["ticket", "copy"].contains(sheet) ? .printed(sheet) : nil
  }
}

/// Sells a ticket with three effects, of which one has an answer with an effect.
func sellingOnPaper(
  _ till: inout KioskTill, _ button: KioskButton, _ printer: KioskPrinter
) -> [KioskEffect<KioskButton>] {
  printer.log("\(button)")
  switch button {
  case .sell:
    till.taken += 1
    return ["blank", "ticket", "receipt"].map { sheet in { printer.feed(sheet) } }
  case .printed(let sheet):
    till.printed.append(sheet)
    return sheet == "ticket" ? [{ printer.feed("copy") }] : []
  }
}

/// Lets effects find their store, which needn't be a class. A test takes it out again at its end.
final class StoreOwner {
  var store: KioskStore<KioskTill, KioskButton>?
}

/// A store that takes a price for each ticket.
func store<Environment>(
  _ environment: Environment, price: @escaping (Environment) -> Int
) -> KioskStore<KioskTill, KioskButton> {
  makeKioskStore(
    initialState: KioskTill(),
    reducer: { till, _, environment in
      till.taken += price(environment)
      return []
    }, environment: environment)
}

/// Takes a photo for each ticket.
final class KioskCamera {
  func photo() -> String { "photo" }
}

/// A store whose environment nobody else keeps, and whose effects use it and answer.
func makeStoreWithCamera(
  look: (KioskCamera) -> Void
) -> KioskStore<KioskTill, KioskButton> {
  let camera = KioskCamera()
  look(camera)
  return makeKioskStore(
    initialState: KioskTill(),
    reducer: { till, button, camera in
      switch button {
      case .sell:
        till.taken += 1
        return [{ .printed(camera.photo()) }]
      case .printed(let sheet):
        till.printed.append(sheet)
        return []
      }
    }, environment: camera)
}

/// A store whose environment nobody else keeps.
func makeStoreWithMeter(
  look: (KioskMeter) -> Void
) -> KioskStore<KioskTill, KioskButton> {
  let meter = KioskMeter(next: 40)
  look(meter)
  return store(meter) { $0.takeNext() }
}
