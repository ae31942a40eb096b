// 6.2 · Three lifetimes                                                    ★★☆
//
// A costume hire has one stock, a basket for each customer, and a form for each fitting.
// Its root makes all of them anew whenever somebody asks. So the same costume is hired out
// twice, and a basket is empty as soon as one looks again. Give each its lifetime.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.2
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

/// The costumes that are left in the shop.
@MainActor
final class CostumeStock {
  private(set) var costumes: Int

  init(costumes: Int, ledger: HireLedger) {
    self.costumes = costumes
    ledger.note("stock")
  }

  func take() {
    costumes -= 1
  }
}

/// What one customer is about to hire.
@MainActor
final class CostumeBasket {
  let customer: String
  private(set) var sizes: [Int] = []
  private let stock: CostumeStock

  init(customer: String, stock: CostumeStock, ledger: HireLedger) {
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
  private let basket: CostumeBasket

  init(basket: CostumeBasket, ledger: HireLedger) {
    self.basket = basket
    ledger.note("form of \(basket.customer)")
  }

  /// - Returns: whether the form was still empty. If it was, the costume is in the basket.
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

/// Puts the costume hire together.
@MainActor
final class CostumeHireRoot {
  private let costumes: Int
  private let ledger: HireLedger

  init(costumes: Int, ledger: HireLedger) {
    self.costumes = costumes
    self.ledger = ledger
  }

  // TODO: 6.2
  var stock: CostumeStock {
    CostumeStock(costumes: costumes, ledger: ledger)
  }

  func beginSession(for customer: String) -> CostumeHireSession {
    CostumeHireSession(customer: customer, stock: stock, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class CostumeHireSession {
  private let customer: String
  private let stock: CostumeStock
  private let ledger: HireLedger

  init(customer: String, stock: CostumeStock, ledger: HireLedger) {
    self.customer = customer
    self.stock = stock
    self.ledger = ledger
  }

  // TODO: 6.2
  var basket: CostumeBasket {
    CostumeBasket(customer: customer, stock: stock, ledger: ledger)
  }

  // TODO: 6.2
  var form: FittingForm {
    FittingForm(basket: basket, ledger: ledger)
  }
}

// The tests call these functions. Rewire them as your types want it.

/// A costume hire with so many costumes, and nobody in it.
@MainActor
func makeCostumeHire(costumes: Int, ledger: HireLedger) -> CostumeHireRoot {
  CostumeHireRoot(costumes: costumes, ledger: ledger)
}

@MainActor
func costumeStock(of root: CostumeHireRoot) -> CostumeStock {
  root.stock
}

/// A customer comes in.
@MainActor
func beginCostumeHire(for customer: String, in root: CostumeHireRoot) -> CostumeHireSession {
  root.beginSession(for: customer)
}

@MainActor
func costumeBasket(of session: CostumeHireSession) -> CostumeBasket {
  session.basket
}

@MainActor
func fittingForm(of session: CostumeHireSession) -> FittingForm {
  session.form
}
