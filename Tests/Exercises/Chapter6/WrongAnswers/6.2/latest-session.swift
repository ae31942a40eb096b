// Wrong: the root keeps the session that began last, and everybody asks that one.
// Must fail with: and are ["Ada [100, 101, 102, 200, 201, 202]", "Ada [100, 101, 102, 200, 201,
// 202]", "Ada [100, 101, 102, 200, 201, 202]"]. A basket belongs to its session

/// Puts the costume hire together.
@MainActor
final class CostumeHireRoot {
  /// A singleton: all customers take from it.
  let stock: CostumeStock
  private(set) var basket: CostumeBasket?
  private let ledger: HireLedger

  init(costumes: Int, ledger: HireLedger) {
    self.ledger = ledger
    stock = CostumeStock(costumes: costumes, ledger: ledger)
  }

  func beginSession(for customer: String) -> CostumeHireSession {
    basket = CostumeBasket(customer: customer, stock: stock, ledger: ledger)
    return CostumeHireSession(root: self, ledger: ledger)
  }
}

/// The part of the root that serves one customer, from the door to the till.
@MainActor
final class CostumeHireSession {
  /// Scoped: whoever works for this customer puts costumes into it.
  private let root: CostumeHireRoot
  private let ledger: HireLedger
  var basket: CostumeBasket {
    root.basket ?? CostumeBasket(customer: "", stock: root.stock, ledger: ledger)
  }

  init(root: CostumeHireRoot, ledger: HireLedger) {
    self.root = root
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
