import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.7"))
struct Exercise6_7 {
  @Test("each guest is offered what fits", arguments: [[150, 170, 190], [190, 150, 170]])
  func offersWhatFits(heights: [Int]) async {
    let hire = makeSkiHire(storeroom: SkiCellar())
    let counters = heights.map { hire.signIn(SkiSession(guest: "Guest \($0)", centimetres: $0)) }
    var offers: [[Int]] = []
    for _ in 1...2 {
      for counter in counters { offers.append(await counter.suggestions()) }
    }
    let expected = heights.map { [$0, $0 + 1] }
    let cause =
      offers.allSatisfy(\.isEmpty)
      ? "Has the counter let go of its guest? It should hold the session."
      : "Whose height does the rack go by, that of whoever signed in first, or last?"
    #expect(
      offers == expected + expected,
      """
      Guests of \(heights) centimetres are at the counter at the same time. They ask in turns for \
      what fits, twice round. The pairs have their lengths for numbers, so the offers should be \
      \(expected + expected). They are \(offers). \(cause)
      """)
  }

  @Test("there is one rack for all guests of a hire")
  func keepsOneRack() async {
    let (cellar, other) = (SkiCellar(), SkiCellar(firstNumber: 1_000))
    let hire = makeSkiHire(storeroom: cellar)
    let ida = hire.signIn(SkiSession(guest: "Ida", centimetres: 170))
    let ole = hire.signIn(SkiSession(guest: "Ole", centimetres: 170))
    let done = [await ida.hire(170), await ole.hire(170)]
    let offer = await ole.suggestions()
    #expect(
      done == [true, false] && offer == [171],
      """
      Ida hires 170, and then Ole tries to hire the same pair. That should be \([true, false]), and \
      is \(done). Ole should then be offered [171], and is offered \(offer). The guests have each a \
      rack of their own, but there is only one in the shop.
      """)
    let elsewhere = makeSkiHire(storeroom: other)
      .signIn(SkiSession(guest: "Ida", centimetres: 170))
    let abroad = await elsewhere.suggestions()
    let stocks = [cellar.stocks.count, other.stocks.count]
    #expect(
      abroad == [1_170, 1_171] && stocks == [1, 1],
      """
      Two guests were at one hire, and one guest at another hire with other skis. Stock should be \
      taken once in each, and was taken \(stocks[0]) and \(stocks[1]) times. The other hire should \
      offer [1170, 1171], and offers \(abroad). Make the rack once in each root: not for each \
      session, and not in a static.
      """)
  }

  @Test("each guest hires in their own name")
  func hiresForTheGuest() async {
    let hire = makeSkiHire(storeroom: SkiCellar())
    let ida = hire.signIn(SkiSession(guest: "Ida", centimetres: 150))
    let ole = hire.signIn(SkiSession(guest: "Ole", centimetres: 190))
    let done = [await ole.hire(190), await ida.hire(150), await ole.hire(191), await ida.hire(7)]
    // In which order is up to the rack.
    let hired = [ida.hired().sorted(), ole.hired().sorted()]
    #expect(
      done == [true, true, true, false] && hired == [[150], [190, 191]],
      """
      Ole hires 190, Ida hires 150, Ole hires 191, and Ida tries to hire 7, which does not exist. \
      That should be \([true, true, true, false]), and is \(done). Then Ida should have [150], and \
      Ole [190, 191]. By their counters they have \(hired[0]) and \(hired[1]). Each counter should \
      say on whose behalf it hires.
      """)
    let again = hire.signIn(SkiSession(guest: "Ole", centimetres: 190))
    let (offer, back) = (await again.suggestions(), again.hired().sorted())
    #expect(
      offer == [] && back == [190, 191],
      """
      Ole has hired 190 and 191, the only pairs of his length, and signs in once more, with another \
      session. He should be offered [] and still have [190, 191]. He is offered \(offer) and has \
      \(back). What was hired outlives the session: keep the guest's name with it.
      """)
  }

  @Test("a height that is corrected counts from then on")
  func seesTheSessionChange() async {
    let hire = makeSkiHire(storeroom: SkiCellar())
    let session = SkiSession(guest: "Ida", centimetres: 170)
    let counter = hire.signIn(session)
    var offers = [await counter.suggestions()]
    session.centimetres = 150
    offers.append(await counter.suggestions())
    #expect(
      offers == [[170, 171], [150, 151]],
      """
      Ida asked for what fits, corrected her height in the session from 170 to 150, and asked again. \
      She should be offered [170, 171] and then [150, 151]. She was offered \(offers). The height \
      was copied, or the offer kept: ask the session each time.
      """)
  }

  @Test("a guest may have two sessions at the same time")
  func keepsSessionsOfOneGuestApart() async {
    let hire = makeSkiHire(storeroom: SkiCellar())
    // Ida hires for herself and for her son.
    let sessions = [190, 150].map { SkiSession(guest: "Ida", centimetres: $0) }
    let counters = sessions.map { hire.signIn($0) }
    let offers = [await counters[0].suggestions(), await counters[1].suggestions()]
    #expect(
      offers == [[190, 191], [150, 151]],
      """
      Ida has two sessions at the same time, one with 190 centimetres and one with 150. Their \
      counters should offer [190, 191] and [150, 151], and offer \(offers). A name does not tell \
      which session it is: hand the session over with the call.
      """)
    withExtendedLifetime(sessions) {}
  }

  @Test("two guests who want the same pair do not both get it")
  func hiresEachPairOnce() async {
    let gate = Gate()
    let hire = makeSkiHire(storeroom: SkiCellar(gate: gate))
    let counters = ["Ida", "Ole"].map { guest in
      hire.signIn(SkiSession(guest: guest, centimetres: 170))
    }
    let hires = counters.map { counter in Crowd(of: 1) { await counter.hire(170) } }
    for crowd in hires { await crowd.isUnderWay() }
    gate.open()
    for crowd in hires { await crowd.isServed() }
    let done = hires.flatMap(\.answers.calls)
    let hired = counters.map { $0.hired() }
    #expect(
      done.count { $0 } == 1 && hired == done.map { $0 ? [170] : [] },
      """
      While stock is taken, Ida and Ole both want the pair 170. One of them should get it, no matter \
      who. They were told \(done), and have \(hired). What you looked up before an `await` may have \
      changed after it: look whether the pair is free when nothing is left to wait for.
      """)
  }

  @Test("guests who wait for the same stock get their own answers")
  func keepsGuestsApartWhileTheyWait() async {
    let gate = Gate()
    let cellar = SkiCellar(gate: gate)
    let hire = makeSkiHire(storeroom: cellar)
    let counters = [150, 190].map { height in
      hire.signIn(SkiSession(guest: "Guest \(height)", centimetres: height))
    }
    let offers = counters.map { counter in Crowd(of: 1) { await counter.suggestions() } }
    let hires = zip(counters, [151, 191]).map { counter, number in
      Crowd(of: 1) { await counter.hire(number) }
    }
    for crowd in hires { await crowd.isUnderWay() }
    gate.open()
    for crowd in offers { await crowd.isServed() }
    for crowd in hires { await crowd.isServed() }
    // Whether a pair was hired before it is offered is up to the system.
    let firsts = offers.map { $0.answers.calls.first?.first ?? 0 }
    let hired = counters.map { $0.hired() }
    #expect(
      firsts == [150, 190] && hired == [[151], [191]] && cellar.stocks.count == 1,
      """
      While stock is taken, a guest of 150 centimetres asks for what fits and hires 151, and a guest \
      of 190 asks and hires 191. Both wait for the stock, which should be taken once, and was taken \
      \(cellar.stocks.count) times. They should be offered 150 and 190 first, and are offered \
      \(firsts). They should have [151] and [191], and have \(hired). A guest whom the rack \
      remembers can be another one after an `await`: hand the guest over with the call.
      """)
  }

  @Test("a session that is over is not kept")
  func letsSessionsGo() async {
    let hire = makeSkiHire(storeroom: SkiCellar())
    var kept: [String] = []
    for guest in ["Ida", "Ole", "Eva"] {
      let visit = await visit(hire, as: guest)
      for _ in 0..<1_000 where visit.session != nil { await Task.yield() }
      if visit.session != nil { kept.append(guest) }
    }
    let offer = await hire.signIn(SkiSession(guest: "Per", centimetres: 170)).suggestions()
    #expect(
      kept == [],
      """
      Ida, Ole and Eva came one after the other, asked and hired, and went home. Nobody holds on to \
      their sessions, but these are still alive: \(kept). Who lives longer than a session must not \
      store it, nor anything that does.
      """)
    #expect(
      offer == [171],
      """
      Ida has hired 170 and gone home. The next guest of that height should be offered [171], and is \
      offered \(offer). What is hired stays hired, also when the session is over, and an offer that \
      was kept is soon out of date.
      """)
  }

  /// Comes, asks, tries to hire 170, and leaves nothing behind but what others keep.
  private func visit(_ hire: any SkiHire, as guest: String) async -> SkiVisit {
    let session = SkiSession(guest: guest, centimetres: 170)
    let counter = hire.signIn(session)
    _ = await counter.suggestions()
    _ = await counter.hire(170)
    _ = counter.hired()
    return SkiVisit(session: session)
  }
}

/// What is left of a visit.
private struct SkiVisit {
  weak var session: SkiSession?
}

/// Where the skis are. There are two pairs of each length, and the length is their number.
private struct SkiCellar: SkiStoreroom {
  let stocks = CallRecorder<Void>()
  var firstNumber = 0
  var gate: Gate?

  func takeStock() async -> [SkiPair] {
    stocks.record(())
    await gate?.pass()
    return [150, 151, 170, 171, 190, 191].map {
      SkiPair(number: firstNumber + $0, centimetres: $0)
    }
  }
}
