// Wrong: the root keeps the session that began last, and everybody asks that one.
// Must fail with: and are ["Ada [100, 101, 102, 200, 201, 202]", "Ada [100, 101, 102, 200, 201,
// 202]", "Ada [100, 101, 102, 200, 201, 202]"]. A basket belongs to its session

/// Puts the ski hire together.
@MainActor
final class SkiHireRoot {
  /// A singleton: all customers take from it.
  let stock: SkiStock
  private(set) var basket: SkiBasket?
  private let ledger: HireLedger

  init(pairs: Int, ledger: HireLedger) {
    self.ledger = ledger
    stock = SkiStock(pairs: pairs, ledger: ledger)
  }

  func beginSession(for customer: String) -> SkiHireSession {
    basket = SkiBasket(customer: customer, stock: stock, ledger: ledger)
    return SkiHireSession(root: self, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class SkiHireSession {
  /// Scoped: whoever works for this customer puts skis into it.
  private let root: SkiHireRoot
  private let ledger: HireLedger
  var basket: SkiBasket {
    root.basket ?? SkiBasket(customer: "", stock: root.stock, ledger: ledger)
  }

  init(root: SkiHireRoot, ledger: HireLedger) {
    self.root = root
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
