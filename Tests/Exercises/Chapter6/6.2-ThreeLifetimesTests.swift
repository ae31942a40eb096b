import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.2"))
struct Exercise6_2 {
  @Test("one stock for all, as long as the root lives", arguments: [12, 30])
  func keepsTheStock(costumes: Int) {
    let ledger = HireLedger()
    let root = makeCostumeHire(costumes: costumes, ledger: ledger)
    let first = costumeStock(of: root)
    for customer in ["Ada", "Bo", "Ada"] {
      let session = beginCostumeHire(for: customer, in: root)
      costumeBasket(of: session).add(size: 170)
      _ = fittingForm(of: session).fillIn(size: 165)
    }
    let left = [first.costumes, costumeStock(of: root).costumes]
    #expect(
      left == [costumes - 6, costumes - 6] && first === costumeStock(of: root),
      """
      There are \(costumes) costumes. Three customers put two costumes each into their baskets. The \
      stock that was asked for before, and the one that is asked for afterwards, should be the same, \
      with \(costumes - 6) left. They have \(left). The root needs one stock that it keeps, and \
      hands to every session. If even less is left, other roots take from the same one.
      """)
    let stocks = ledger.made.count { $0 == "stock" }
    #expect(
      stocks == 1,
      """
      This root has made so many stocks: \(stocks). One is enough, at once or when it is first \
      needed. A second one would lend the same costumes again. If there is none, the stock is another \
      root's, from a static.
      """)
  }

  @Test("one basket for each session")
  func keepsTheBasket() {
    let ledger = HireLedger()
    let root = makeCostumeHire(costumes: 9, ledger: ledger)
    let session = beginCostumeHire(for: "Ada", in: root)
    let filled = fittingForm(of: session).fillIn(size: 150)
    let basket = costumeBasket(of: session)
    basket.add(size: 160)
    let sizes = costumeBasket(of: session).sizes
    #expect(
      filled && basket === costumeBasket(of: session) && sizes == [150, 160],
      """
      In one session a form is filled in, and then a costume is put into the basket. Whoever asks for \
      the basket now should get the same one, with the sizes [150, 160], and gets one with \(sizes). \
      The session needs one basket that it keeps, also for its forms.
      """)
    let baskets = ledger.made.count { $0.hasPrefix("basket") }
    #expect(
      baskets == 1,
      """
      For one session so many baskets were made: \(baskets). Make it when the session begins, or \
      when it is first asked for, and keep it in the session.
      """)
    withExtendedLifetime(root) {}
  }

  @Test("sessions that overlap keep their baskets apart")
  func keepsSessionsApart() {
    let root = makeCostumeHire(costumes: 20, ledger: HireLedger())
    // Ada hires costumes for two plays: she has two sessions at the same time.
    let sessions = ["Ada", "Bo", "Ada"].map { beginCostumeHire(for: $0, in: root) }
    for (index, session) in sessions.enumerated() {
      costumeBasket(of: session).add(size: 100 + index)
    }
    for (index, session) in sessions.enumerated() {
      _ = fittingForm(of: session).fillIn(size: 200 + index)
    }
    let baskets = sessions.map(costumeBasket).map { "\($0.customer) \($0.sizes)" }
    #expect(
      baskets == ["Ada [100, 200]", "Bo [101, 201]", "Ada [102, 202]"],
      """
      Ada, Bo and again Ada have begun a session, and none is over. First each gets a costume, \
      then each fills in a form. The baskets should be those of Ada, Bo and Ada, with two costumes \
      each, and are \(baskets). A basket belongs to its session: not to the root, not to the latest \
      session, and not to the customer's name.
      """)
  }

  @Test("a new form at each asking, and none before")
  func makesFormsAnew() {
    let ledger = HireLedger()
    let root = makeCostumeHire(costumes: 20, ledger: ledger)
    let sessions = ["Ada", "Bo"].map { beginCostumeHire(for: $0, in: root) }
    sessions.forEach { _ = costumeBasket(of: $0) }
    let early = ledger.made.filter { $0.hasPrefix("form") }
    #expect(
      early.isEmpty,
      """
      Two sessions have begun, and nobody has asked for a form. These were made: \(early). Something \
      transient is made when it is asked for.
      """)
    let forms = [0, 0, 1, 0, 1].map { fittingForm(of: sessions[$0]) }
    let wereEmpty = forms.map { $0.fillIn(size: 155) }
    #expect(
      wereEmpty == [true, true, true, true, true],
      """
      Five times a form was asked for, and then all were filled in. Whether each was empty until \
      then: \(wereEmpty). Each asking needs a form of its own. A stored property, even a lazy one, \
      hands out a used one.
      """)
    let late = ledger.made.filter { $0.hasPrefix("form") }
    #expect(
      late == ["form of Ada", "form of Ada", "form of Bo", "form of Ada", "form of Bo"],
      """
      A form was asked for by Ada twice, by Bo, by Ada and by Bo. These were made: \(late). There \
      should be just one for each asking.
      """)
  }

  @Test("two roots have two stocks")
  func keepsRootsApart() {
    let roots = [5, 8].map { makeCostumeHire(costumes: $0, ledger: HireLedger()) }
    costumeBasket(of: beginCostumeHire(for: "Ada", in: roots[1])).add(size: 140)
    let left = roots.map { costumeStock(of: $0).costumes }
    #expect(
      left == [5, 7],
      """
      One root has 5 costumes, another has 8, of which Ada takes one. 5 and 7 should be left, \
      and it is \(left). A singleton lives in its root. In a static or a global there is one for all \
      roots, so no test has a stock of its own. And a root that holds its stock only weakly makes \
      another one, with all costumes, as soon as nobody else has the first.
      """)
  }

  @Test("what nobody holds any more goes")
  func letsGo() {
    let root = makeCostumeHire(costumes: 5, ledger: HireLedger())
    let endedSession = {
      let session = beginCostumeHire(for: "Ada", in: root)
      _ = fittingForm(of: session).fillIn(size: 150)
      return Weak(costumeBasket(of: session))
    }
    let basket = endedSession()
    #expect(
      basket.value == nil,
      """
      A session is over: nobody holds it, only its root is still there. Its basket should be gone as \
      well, and is still held. Look for a list, a dictionary or a property of the root, or a static, \
      in which a session or a basket is kept. If there is none, a closure in the session may hold the \
      session itself.
      """)
    let stock = stockOfAnEndedRoot()
    #expect(
      stock.value == nil,
      """
      Nobody holds the root any more, nor one of its sessions. Its stock should be gone with it, and \
      is still held: by a static, or by a closure in the root that holds the root itself.
      """)
    withExtendedLifetime(root) {}
  }

  @Test("a form that nobody holds any more goes")
  func letsFormsGo() {
    let root = makeCostumeHire(costumes: 5, ledger: HireLedger())
    let session = beginCostumeHire(for: "Bo", in: root)
    let usedForm = {
      let form = fittingForm(of: session)
      _ = form.fillIn(size: 150)
      return Weak(form)
    }
    let form = usedForm()
    #expect(
      form.value == nil,
      """
      A form was asked for and filled in, and nobody holds it any more. Only its session goes on. The \
      form should be gone, and is still held: a session makes forms, and keeps none.
      """)
    withExtendedLifetime((root, session)) {}
  }

  private func stockOfAnEndedRoot() -> Weak<CostumeStock> {
    let root = makeCostumeHire(costumes: 5, ledger: HireLedger())
    let session = beginCostumeHire(for: "Ada", in: root)
    _ = fittingForm(of: session).fillIn(size: 150)
    return Weak(costumeStock(of: root))
  }
}

/// Tells whether somebody still holds an object, without holding it.
private struct Weak<Object: AnyObject> {
  private(set) weak var value: Object?

  init(_ value: Object?) {
    self.value = value
  }
}
