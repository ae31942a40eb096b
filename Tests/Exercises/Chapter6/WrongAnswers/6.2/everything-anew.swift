// Wrong: the stock is kept, and everything in a session is created anew.
// Must fail with: The session needs one basket that it keeps, also for its forms.

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

  func beginSession(for customer: String) -> CostumeHireSession {
    CostumeHireSession(customer: customer, stock: stock, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class CostumeHireSession {
  /// Scoped: whoever works for this customer puts costumes into it.
  var basket: CostumeBasket {
    CostumeBasket(customer: customer, stock: stock, ledger: ledger)
  }
  private let customer: String
  private let stock: CostumeStock
  private let ledger: HireLedger

  init(customer: String, stock: CostumeStock, ledger: HireLedger) {
    self.customer = customer
    self.stock = stock
    self.ledger = ledger
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
