import Foundation
import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.7"), .serialized)
struct Exercise5_7 {
  @Test("stores of five kinds fit into one list, each with its own environment")
  func takesAnyEnvironment() {
    let stores = [
      store(KioskPrices(adult: { 8 })) { $0.adult() },
      store(KioskMeter(next: 20)) { $0.takeNext() },
      store({ (kind: String) in kind.count }) { $0("senior") },
      store(()) { 3 },
      store((fare: 7, tax: 2)) { $0.fare + $0.tax },
    ]
    for store in stores { store.send(.sell) }
    for store in stores.reversed() { store.send(.sell) }
    let taken = stores.map(\.state.taken)
    #expect(
      taken == [8 + 8, 20 + 21, 6 + 6, 3 + 3, 9 + 9],
      """
      Five stores are in one array. Their environments are a struct, an object, a closure, nothing \
      at all, and a tuple. Each sells two tickets, and should have taken [16, 41, 12, 6, 18]. They \
      have taken \(taken). Each should use the environment that it was made with.
      """)
    let kinds = ["a struct", "an object", "a closure", "nothing", "a tuple"]
    demonstrate(
      "Your stores, in one list. Each has sold two tickets:\n"
        + zip(kinds, taken).map { "store with \($0)  \($1) euros" }.joined(separator: "\n"))
  }

  @Test("stores of one kind keep their environments apart")
  func keepsEnvironmentsApart() {
    let prices = [5, 80, 700]
    let stores = prices.map { price in store(KioskPrices(adult: { price })) { $0.adult() } }
    for index in [0, 2, 1, 0, 1, 0] { stores[index].send(.sell) }
    let taken = stores.map(\.state.taken)
    #expect(
      taken == [15, 160, 700],
      """
      Three stores have environments of the same type, with tickets for 5, 80 and 700. They take \
      turns, and sell 3, 2 and 1 tickets. They should have taken [15, 160, 700], but have \
      taken \(taken). The environment belongs to one store, not to a type, and not to all.
      """)
  }

  @Test(
    "the effects of an action run once, in order, after the reducer has changed the state")
  func runsEffects() {
    let log = CallRecorder<String>()
    let owner = StoreOwner()
    let printer = KioskPrinter(log: { log.record($0) }, taken: { owner.store?.state.taken ?? -1 })
    let store = makeKioskStore(
      initialState: KioskTill(), reducer: sellingOnPaper, environment: printer)
    owner.store = store
    defer { owner.store = nil }
    store.send(.sell)
    let sheets = log.calls.filter { ["blank", "ticket", "receipt"].contains($0) }
    #expect(
      sheets == ["blank", "ticket", "receipt"],
      """
      One action has three effects. They feed a blank, a ticket and a receipt, and only the \
      ticket one answers. Each should run once, in this order, answer or not. What ran: \(sheets).
      """)
    let seen = log.calls.compactMap { $0.hasPrefix("taken ") ? $0 : nil }
    #expect(
      seen.first == "taken 1" || sheets.count != 3,
      """
      A kiosk has sold its first ticket, and one of the effects looks at the store's state. It should \
      find the state as the action has left it, with 1 taken. It found "\(seen.first ?? "nothing")". \
      Change the store's state before the effects run: if the reducer gets a copy, store it first.
      """)
  }

  @Test("the effects' answers are sent, in the order of the effects")
  func sendsAnswers() {
    let log = CallRecorder<String>()
    let store = makeKioskStore(
      initialState: KioskTill(), reducer: sellingOnPaper,
      environment: KioskPrinter(log: { log.record($0) }))
    store.send(.sell)
    let actions = log.calls.filter { $0.hasSuffix(")") || $0 == "sell" }
    let expected = ["sell", #"printed("ticket")"#, #"printed("copy")"#]
    #expect(
      actions == expected,
      """
      The second effect of `sell` answers with `printed("ticket")`, and the effect of that answers \
      with `printed("copy")`. The reducer should get these three actions, each once: \(expected). It \
      got \(actions). Send what each effect answers, as if a button had been tapped.
      """)
    let isRight = store.state == KioskTill(taken: 1, printed: ["ticket", "copy"])
    #expect(
      isRight || actions != expected,
      """
      After these actions the till should have taken 1, and printed a ticket and a copy. The state \
      is \(store.state).
      """)
    let pair: KioskStore<KioskTill, KioskButton> = makeKioskStore(
      initialState: KioskTill(),
      reducer: { till, button, _ in
        if case .printed(let sheet) = button { till.printed.append(sheet) }
        if case .sell = button {
          return ["one", "two", "three"].map { name in { .printed(name) } }
        }
        return []
      }, environment: ())
    pair.send(.sell)
    #expect(
      pair.state.printed == ["one", "two", "three"] || actions != expected,
      """
      Three effects of one action answer with the sheets one, two and three. In the order of these \
      effects, the till should print ["one", "two", "three"]. It printed \(pair.state.printed). Send \
      what each effect answers, the first one first.
      """)
  }

  @Test("an effect may call the store's `send`")
  func takesActionsFromEffects() {
    let owner = StoreOwner()
    let store: KioskStore<KioskTill, KioskButton> = makeKioskStore(
      initialState: KioskTill(),
      reducer: { till, button, _ in
        switch button {
        case .sell:
          till.taken += 1
          return [
            {
              owner.store?.send(.printed("memo"))
              return .printed("ticket")
            }
          ]
        case .printed(let sheet):
          till.printed.append(sheet)
          return []
        }
      }, environment: ())
    owner.store = store
    defer { owner.store = nil }
    store.send(.sell)
    let isRight = store.state.taken == 1 && Set(store.state.printed) == ["memo", "ticket"]
    #expect(
      isRight && store.state.printed.count == 2,
      """
      `printed("memo")` was sent by an effect, with `send`, and the same effect answered \
      `printed("ticket")`. Both should reach the reducer once. The state is \(store.state). Nothing \
      that is sent may be dropped or overwritten, even while effects run.
      """)
    let other: KioskStore<KioskTill, KioskButton> = makeKioskStore(
      initialState: KioskTill(),
      reducer: { till, button, _ in
        switch button {
        case .sell:
          return [
            {
              for sheet in ["memo", "menu"] { owner.store?.send(.printed(sheet)) }
              return nil
            }
          ]
        case .printed(let sheet):
          till.printed.append(sheet)
          return sheet == "memo" ? [{ .printed("copy") }] : []
        }
      }, environment: ())
    owner.store = other
    other.send(.sell)
    let printed = other.state.printed.sorted()
    #expect(
      printed == ["copy", "memo", "menu"] || !isRight,
      """
      An effect sends `printed("memo")` and `printed("menu")`, and has no answer itself. The action of \
      the memo has an effect, which answers with `printed("copy")`. In some order, the till should print \
      ["copy", "memo", "menu"]. It printed \(other.state.printed). What an effect sends is an action like \
      any other: it is reduced, its effects run, and none takes the place of another.
      """)
  }

  @Test("a store keeps its environment alive as long as the store itself lives, and no longer")
  func releasesItsEnvironment() {
    weak var meter: KioskMeter?
    var taken = 0
    do {
      let store = makeStoreWithMeter { meter = $0 }
      let isKept = meter != nil
      #expect(
        isKept,
        "A store was made with an object, which is gone already. The store should keep it.")
      store.send(.sell)
      taken = store.state.taken
    }
    #expect(
      taken == 40,
      "Only the store keeps the object that knows the price, 40. It has taken \(taken).")
    let isGone = meter == nil
    #expect(
      isGone,
      """
      The test let go of its store. The environment stayed. Either something outside of the store \
      keeps it, or an object keeps itself, the store or one in it: does a closure capture the \
      object that stores it, as `self` or by another name?
      """)
    guard isGone else { return }
    weak var camera: KioskCamera?
    do {
      let store = makeStoreWithCamera { camera = $0 }
      store.send(.sell)
      store.send(.sell)
    }
    let isReleased = camera == nil
    #expect(
      isReleased,
      """
      A store sold two tickets. Each time an effect used the environment, and answered. Then the test let \
      go of the store, but the environment stayed. Does the store keep what it has done already, such as \
      the effects or closures that send their answers? They may hold the environment, or the store itself.
      """)
  }

  @Test("outside comments there is no `as`, `is` or `Any`, and nothing unsafe")
  func hasNoCasts() throws {
    let source = try LearnerSource.load("5.7")
    let casts = ["as", "is", "Any"].flatMap { source.lines(mentioning: $0) }
    #expect(
      casts.isEmpty,
      """
      This test reads \(source.path). There the type of an environment is lost, and has to be \
      found again: \(casts.quoted). The initializer knows the type. A closure that is made there may \
      use the environment, and its own type doesn't mention the environment's.
      """)
    let unsafe = [
      "unsafeBitCast", "unsafeDowncast", "Unmanaged", "OpaquePointer", "assumingMemoryBound",
      "withMemoryRebound", "bindMemory", "UnsafeRawPointer", "UnsafeMutableRawPointer",
      "UnsafePointer", "UnsafeMutablePointer", "withUnsafePointer", "withUnsafeMutablePointer",
      "withUnsafeBytes", "withUnsafeMutableBytes",
    ]
    let promises = unsafe.flatMap { source.lines(mentioning: $0) }
    #expect(
      promises.isEmpty,
      """
      This test reads \(source.path). There the compiler is told what something is, and can't see \
      whether that is true: \(promises.quoted). It is a cast, too, and a worse one.
      """)
  }

  @Test("there are no static or global variables or constants")
  func sharesNothing() throws {
    let source = try LearnerSource.load("5.7")
    let statics =
      source.lines(mentioning: "static")
      .filter { $0.contains(/\bstatic(\s+\w+(\(\w+\))?)*\s+(var|let)\b/) }
      + source.lines(mentioning: "nonisolated(unsafe)")
    // No member of a type begins in the first column.
    let text = try String(
      contentsOf: URL(filePath: source.path, relativeTo: workspaceRoot), encoding: .utf8)
    let globals = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.prefixMatch(of: /(@MainActor |private |fileprivate |weak )*(var|let)\b/) != nil }
    let shared = statics + globals
    #expect(
      shared.isEmpty,
      """
      This test reads \(source.path). Something is kept there for all stores: \(shared.quoted). A \
      store keeps what it needs in itself, and all of it goes when the store goes.
      """)
  }
}
