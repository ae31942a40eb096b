// Wrong: the root keeps a basket for each customer, by name, and for ever.
// Must fail with: A basket belongs to its session: not to the root, not to the latest session,
// and not to the customer's name.

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

  private var baskets: [String: SkiBasket] = [:]

  func beginSession(for customer: String) -> SkiHireSession {
    let basket =
      baskets[customer] ?? SkiBasket(customer: customer, stock: stock, ledger: ledger)
    baskets[customer] = basket
    return SkiHireSession(basket: basket, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class SkiHireSession {
  /// Scoped: whoever works for this customer puts skis into it.
  let basket: SkiBasket
  private let ledger: HireLedger

  init(basket: SkiBasket, ledger: HireLedger) {
    self.ledger = ledger
    self.basket = basket
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
