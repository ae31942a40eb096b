// 6.2 · Three lifetimes                                                    ★★☆
//
// A ski hire has one stock of skis, a basket for each customer, and a form for each fitting.
// Its root makes all of them anew whenever somebody asks. So the same skis are hired out
// twice, and a basket is empty as soon as one looks again. Give each its lifetime.
//
// Edit:   everything below the mark "Yours".
// Check:  swift test --filter Exercise6_2
// Read:   Book/06-CompositionRoot.md, "Three lifetimes"

// MARK: - Given

/// Has a line for everything that was made, in order.
@MainActor
final class HireLedger {
  private(set) var made: [String] = []

  func note(_ line: String) {
    made.append(line)
  }
}

/// The skis that are left in the shop.
@MainActor
final class SkiStock {
  private(set) var pairs: Int

  init(pairs: Int, ledger: HireLedger) {
    self.pairs = pairs
    ledger.note("stock")
  }

  func take() {
    pairs -= 1
  }
}

/// What one customer is about to hire.
@MainActor
final class SkiBasket {
  let customer: String
  private(set) var sizes: [Int] = []
  private let stock: SkiStock

  init(customer: String, stock: SkiStock, ledger: HireLedger) {
    self.customer = customer
    self.stock = stock
    ledger.note("basket of \(customer)")
  }

  func add(size: Int) {
    stock.take()
    sizes.append(size)
  }
}

/// A sheet to be filled in at one fitting: once it is used, it is used up.
@MainActor
final class FittingForm {
  private var size: Int?
  private let basket: SkiBasket

  init(basket: SkiBasket, ledger: HireLedger) {
    self.basket = basket
    ledger.note("form of \(basket.customer)")
  }

  /// - Returns: whether the form was still empty. If it was, the skis are in the basket.
  func fillIn(size: Int) -> Bool {
    guard self.size == nil else { return false }
    self.size = size
    basket.add(size: size)
    return true
  }
}

// MARK: - Yours

// TODO: 6.2
// You are done when
// - there is one stock for each root, made at once or when it is first needed, for as long as
//   the root lives: a singleton, but not in a static;
// - there is one basket for each session, with the root's stock. A session ends when nobody
//   holds it any more, and its basket with it. Sessions may overlap, also of one customer;
// - there is a new form at each asking, for the basket of its session, and none before.

/// Puts the ski hire together.
@MainActor
final class SkiHireRoot {
  private let pairs: Int
  private let ledger: HireLedger

  init(pairs: Int, ledger: HireLedger) {
    self.pairs = pairs
    self.ledger = ledger
  }

  // TODO: 6.2
  var stock: SkiStock {
    SkiStock(pairs: pairs, ledger: ledger)
  }

  func beginSession(for customer: String) -> SkiHireSession {
    SkiHireSession(customer: customer, stock: stock, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class SkiHireSession {
  private let customer: String
  private let stock: SkiStock
  private let ledger: HireLedger

  init(customer: String, stock: SkiStock, ledger: HireLedger) {
    self.customer = customer
    self.stock = stock
    self.ledger = ledger
  }

  // TODO: 6.2
  var basket: SkiBasket {
    SkiBasket(customer: customer, stock: stock, ledger: ledger)
  }

  // TODO: 6.2
  var form: FittingForm {
    FittingForm(basket: basket, ledger: ledger)
  }
}

// The tests call these functions. Rewire them as your types want it.

/// A ski hire with so many pairs of skis, and nobody in it.
@MainActor
func makeSkiHire(pairs: Int, ledger: HireLedger) -> SkiHireRoot {
  SkiHireRoot(pairs: pairs, ledger: ledger)
}

@MainActor
func skiStock(of root: SkiHireRoot) -> SkiStock {
  root.stock
}

/// A customer comes in.
@MainActor
func beginSkiHire(for customer: String, in root: SkiHireRoot) -> SkiHireSession {
  root.beginSession(for: customer)
}

@MainActor
func skiBasket(of session: SkiHireSession) -> SkiBasket {
  session.basket
}

@MainActor
func fittingForm(of session: SkiHireSession) -> FittingForm {
  session.form
}
