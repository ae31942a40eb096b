// Wrong: the root keeps a basket for each customer, by name, and for ever.
// Must fail with: A basket belongs to its session: not to the root, not to the latest session,
// and not to the customer's name.

/// Puts the costume hire together.
@MainActor
final class CostumeHireRoot {
  /// A singleton: all customers take from it.
  let stock: CostumeStock
  private let ledger: HireLedger

  init(costumes: Int, ledger: HireLedger) {
    self.ledger = ledger
    stock = CostumeStock(costumes: costumes, ledger: ledger)
  }

  private var baskets: [String: CostumeBasket] = [:]

  func beginSession(for customer: String) -> CostumeHireSession {
    let basket =
      baskets[customer] ?? CostumeBasket(customer: customer, stock: stock, ledger: ledger)
    baskets[customer] = basket
    return CostumeHireSession(basket: basket, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class CostumeHireSession {
  /// Scoped: whoever works for this customer puts costumes into it.
  let basket: CostumeBasket
  private let ledger: HireLedger

  init(basket: CostumeBasket, ledger: HireLedger) {
    self.ledger = ledger
    self.basket = basket
  }

  /// Transient: a form can be filled in once.
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
