// Wrong: the stock is kept, and everything in a session is created anew.
// Must fail with: The session needs one basket that it keeps, also for its forms.

/// Puts the ski hire together.
@MainActor
final class SkiHireRoot {
  /// A singleton: all customers take from it.
  let stock: SkiStock
  private let ledger: HireLedger

  init(pairs: Int, ledger: HireLedger) {
    self.ledger = ledger
    stock = SkiStock(pairs: pairs, ledger: ledger)
  }

  func beginSession(for customer: String) -> SkiHireSession {
    SkiHireSession(customer: customer, stock: stock, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class SkiHireSession {
  /// Scoped: whoever works for this customer puts skis into it.
  var basket: SkiBasket {
    SkiBasket(customer: customer, stock: stock, ledger: ledger)
  }
  private let customer: String
  private let stock: SkiStock
  private let ledger: HireLedger

  init(customer: String, stock: SkiStock, ledger: HireLedger) {
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
