import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.8"), .serialized)
struct Exercise2_8 {
  @Test("an answer is remembered, even one without piers")
  func remembers() async throws {
    let company = FerryCompany { question, _ in question == .island ? [] : ["Fish Pier"] }
    let cache = makeCachedFerries(company)
    var answers: [String] = []
    for question in [PierQuestion.harbour, .island, .zero, .harbour, .island, .zero] {
      answers.append(await cache.answer(question))
    }
    let right = ["Fish Pier", "no piers", "Fish Pier"]
    let questions = company.questions.calls
    let isRight = answers == right + right && questions == [.harbour, .island, .zero]
    #expect(
      isRight,
      """
      Three questions are asked, and then the same three again. The client's answers are \
      \(right.listed). It should be asked once for each; it was asked for piers \
      \(questions.map(\.description).listed); the cache says \(answers.listed). \(questions.advice)
      """)
    guard isRight else { return }
    let (asked, askedAgain) = await FerryCompany.requests(for: 1200)
    let isAskedForEach = asked >= 1200
    #expect(
      isAskedForEach,
      """
      One caller asks 1,200 questions, one after another: how many piers are within 1 m of a \
      coordinate, within 2 m of it, and so on. The client should be asked once for each, but got \
      only \(asked == 1 ? "one request" : "\(asked) requests"): two different questions got one \
      answer. The key of an answer must hold latitude, longitude and distance, as they are.
      """)
    let forgotten = asked + askedAgain - 1200
    let dropsNothing = !isAskedForEach || forgotten == 0
    #expect(
      dropsNothing,
      """
      One caller asks 1,200 questions, one after another, and then all of them again. The client \
      should be asked once for each, but was asked again for \(forgotten). A cache drops nothing.
      """)
    guard isAskedForEach, dropsNothing else { return }
    let piers = (1...20).map { "Pier \($0)" } + ["Pier 1"]
    let busy = makeCachedFerries(FerryCompany { _, _ in piers })
    // No other test asks this.
    let question = PierQuestion(12.25, -7.5, 321)
    let told = [await busy.answer(question), await busy.answer(question)]
    let isUntouched = told == [piers.listed, piers.listed]
    #expect(
      isUntouched,
      """
      The client's answer has 21 piers, of which the last has the name of the first: \
      \(piers.listed). The same question is asked twice, and the cache says \(told[0]), and then \
      \(told[1] == told[0] ? "the same" : told[1]). Give the client's answer back as it is, and \
      remember all of it.
      """)
    let source = try LearnerSource.load("2.8")
    let droppers =
      ["ContinuousClock", "SuspendingClock", "Date"].flatMap(source.lines(mentioning:))
      + source.linesThatDrop
    let keepsAll = droppers.isEmpty
    #expect(
      !isUntouched || keepsAll,
      """
      This test reads \(source.path). What is remembered may be dropped there: \
      \(droppers.quoted). The cache should drop nothing as long as it lives, neither after a while \
      nor when memory is short.
      """)
  }

  @Test("two caches share nothing")
  func keepsCachesApart() async {
    let north = makeCachedFerries(FerryCompany { _, _ in ["North Pier"] })
    let south = makeCachedFerries(FerryCompany { _, _ in ["South Pier"] })
    var answers: [String] = []
    // No other test asks this.
    for cache in [north, south, north] { answers.append(await cache.answer(.init(-4.2, 1.5, 42))) }
    let isRight = answers == ["North Pier", "South Pier", "North Pier"]
    #expect(
      isRight,
      """
      Two caches around two clients get the same question: the first, the second, and the first \
      again. They say \(answers.listed). What a cache remembers belongs in a stored property of \
      its own, not in a static.
      """)
  }

  @Test("questions that differ in any part are asked separately", arguments: PierQuestion.alike)
  func tellsQuestionsApart(first: PierQuestion, second: PierQuestion) async {
    let cache = makeCachedFerries(FerryCompany { question, _ in ["a pier \(question)"] })
    _ = await cache.answer(first)
    let answer = await cache.answer(second)
    let isRight = answer == "a pier \(second)"
    #expect(
      isRight,
      """
      After a question about piers \(first) comes one about piers \(second), and is answered with \
      \(answer). The key of an answer must hold latitude, longitude and distance, as they are.
      """)
  }

  @Test("a failure is forgotten, but answers stay")
  func forgetsFailures() async {
    let company = FerryCompany { question, turn in
      if turn == 1 || question != .harbour { throw NoSignal(turn: turn) }
      return ["Pier \(turn)"]
    }
    let cache = makeCachedFerries(company)
    var answers: [String] = []
    for _ in 1...3 { answers.append(await cache.answer(.harbour)) }
    let isForgotten = answers == ["NoSignal(turn: 1)", "Pier 2", "Pier 2"]
    #expect(
      isForgotten,
      """
      The client fails, then answers Pier 2. Asked three times, the cache says \(answers.listed). \
      A failure should reach the caller, and the next one should try again. Only Pier 2 is worth \
      keeping.
      """)
    guard isForgotten else { return }
    let failed = [await cache.answer(.island), await cache.answer(.widerHarbour)]
    let last = await cache.answer(.harbour)
    let isKept = last == "Pier 2"
    #expect(
      isKept,
      """
      The harbour has been answered with Pier 2. Then two questions fail with \(failed.listed): \
      one about the island, and one about the harbour within another distance. When the first \
      question is asked again, the cache says \(last). It should forget the failure and nothing \
      else.
      """)
    let cancelled = FerryCompany { _, turn in
      if turn == 1 { throw CancellationError() }
      return ["Pier \(turn)"]
    }
    let other = makeCachedFerries(cancelled)
    let said = [await other.answer(.harbour), await other.answer(.harbour)]
    let isLikeOthers = said == ["CancellationError()", "Pier 2"]
    #expect(
      isLikeOthers,
      """
      The client fails with CancellationError(), then answers Pier 2. Asked twice, the cache says \
      \(said.listed). This error, too, should reach the caller and be forgotten.
      """)
  }

  @Test("callers who ask the same question at the same time share one request")
  func sharesARequest() async {
    let gate = Gate()
    let company = FerryCompany { question, _ in
      await gate.pass()
      return [question == .harbour ? "Fish Pier" : "Seal Pier"]
    }
    let cache = makeCachedFerries(company)
    let harbour = Crowd(of: 100) { await cache.told(.harbour) }
    await harbour.isUnderWay()
    let island = Crowd(of: 100) { await cache.told(.island) }
    await island.isUnderWay()
    let isSharedAtFirst = company.questions.count <= 2
    let harbourAgain = Crowd(of: 20) { await cache.told(.harbour) }
    await harbourAgain.isUnderWay()
    gate.open()
    let all = await [harbour.isServed(), island.isServed(), harbourAgain.isServed()]
    let aboutHarbour = harbour.answers.calls + harbourAgain.answers.calls
    let answers = [Set(aboutHarbour).sorted(), island.differentAnswers]
    let isShared = company.questions.count == 2
    #expect(
      isShared,
      """
      Before the client has answered, a hundred callers ask about the harbour, then a hundred about \
      the island, and then 20 more about the harbour. That should make two requests in all, but \
      made \(company.questions.count). \
      \(company.questions.count < 2
        ? "Keep a request for each question, not one for all of them together."
        : isSharedAtFirst
        ? "A request that is under way must not be pushed out by one for another question."
        : "The second caller must find something: remember the request before you await its answer.")
      """)
    let isServed = all == [true, true, true] && answers == [["Fish Pier"], ["Seal Pier"]]
    let isTold = !isShared || isServed
    #expect(
      isTold,
      """
      The 120 callers who asked about the harbour wait for Fish Pier, and the hundred others for \
      Seal Pier. \(aboutHarbour.count) and \(island.answers.count) have been told something: \
      \(answers[0].listed), and \(answers[1].listed). All who wait for a request should get its answer.
      """)
    guard isShared, isTold else { return }
    await failsWhileAnotherIsUnderWay()
    let findsTheAnswer = await Retry.findsTheAnswer()
    #expect(
      findsTheAnswer,
      """
      100 callers wait for one request, and ask again as soon as they have the answer. The client \
      should be asked once, but was asked again. Store the answer by the time you remove the \
      request: a caller who is told before the answer is stored finds neither.
      """)
    demonstrate(
      """
      \(aboutHarbour.count) callers asked about the harbour: \(answers[0].listed)
      \(island.answers.count) callers asked about the island: \(answers[1].listed)
      The ferry company charges for \(company.questions.count) requests.
      """)
  }

  /// A request fails while another one is under way, which is then asked for again.
  private func failsWhileAnotherIsUnderWay() async {
    let gate = Gate()
    let company = FerryCompany { question, turn in
      guard question == .island else { throw NoSignal(turn: turn) }
      await gate.pass()
      return ["Seal Pier"]
    }
    let cache = makeCachedFerries(company)
    let first = Crowd(of: 1) { await cache.told(.island) }
    await eventually { company.questions.count == 1 }
    let failed = await cache.answer(.harbour)
    let second = Crowd(of: 1) { await cache.told(.island) }
    await second.isUnderWay()
    gate.open()
    await first.isServed()
    await second.isServed()
    let count = company.questions.calls.filter { $0 == .island }.count
    // A cache that lets the harbour wait for the island fails in a test of its own.
    let isUnderWay = !failed.hasPrefix("NoSignal") || count == 1
    #expect(
      isUnderWay,
      """
      A request about the island is under way. Meanwhile one about the harbour fails, and then a \
      second caller asks about the island. The first request should serve both, but the client was \
      asked about the island \(count) times. A failed request should take out its own entry, and \
      no other one.
      """)
  }

  @Test("a caller who gives up doesn't spoil it for the others")
  func survivesCancellation() async {
    let gate = Gate()
    let company = FerryCompany(gate: gate) { _, _ in
      try Task.checkCancellation()
      return ["Fish Pier"]
    }
    let cache = makeCachedFerries(company)
    let impatient = Crowd(of: 1) { await cache.told(.harbour) }
    await eventually { company.questions.count == 1 }
    let patient = Crowd(of: 20) { await cache.told(.harbour) }
    await patient.isUnderWay()
    impatient.giveUp()
    let late = Crowd(of: 1) { await cache.told(.harbour) }
    await late.isUnderWay()
    gate.open()
    _ = await (patient.isServed(), late.isServed())
    let answers = Set(patient.answers.calls + late.answers.calls).sorted()
    let isUnspoiled = patient.answers.count + late.answers.count == 21 && answers == ["Fish Pier"]
    #expect(
      isUnspoiled,
      """
      One caller asks and is cancelled, while 20 others wait for the same answer. Then one more \
      caller comes. All 21 should get Fish Pier. \(patient.answers.count + late.answers.count) of \
      them got \(answers.isEmpty ? "an answer" : answers.listed). Do not send the request in the \
      first caller's own task, and do not cancel the task that the others wait for.
      """)
    await impatient.isServed()
    let before = company.questions.count
    _ = await cache.answer(.harbour)
    let isRemembered = !isUnspoiled || company.questions.count == before
    #expect(
      isRemembered,
      """
      One caller has given up, and all others got Fish Pier. When the question is asked again, the \
      client should not be asked once more: the answer has come, even if a caller has left.
      """)
    guard isUnspoiled, isRemembered else { return }
    guard await survivesOneWhoHasOnlyWaited() else { return }
    await servesWhoComesAfterwards()
    let outlivesItsCaller = await Retry.outlivesItsCaller()
    #expect(
      outlivesItsCaller,
      """
      One caller asks and is cancelled, and nobody else waits. Then the client answers. When the \
      question comes again, the client should not be asked once more: the answer has come, even if \
      its caller has left.
      """)
  }

  /// A caller gives up who hasn't made the request, but found it.
  private func survivesOneWhoHasOnlyWaited() async -> Bool {
    let gate = Gate()
    let company = FerryCompany(gate: gate) { _, _ in
      try Task.checkCancellation()
      return ["Fish Pier"]
    }
    let cache = makeCachedFerries(company)
    let first = Crowd(of: 1) { await cache.told(.harbour) }
    await eventually { company.questions.count == 1 }
    let impatient = Crowd(of: 1) { await cache.told(.harbour) }
    await impatient.isUnderWay()
    impatient.giveUp()
    let late = Crowd(of: 1) { await cache.told(.harbour) }
    await late.isUnderWay()
    gate.open()
    await first.isServed()
    await impatient.isServed()
    await late.isServed()
    let answers = first.answers.calls + late.answers.calls
    let isServed = answers == ["Fish Pier", "Fish Pier"]
    #expect(
      isServed,
      """
      One caller's request is under way. A second caller waits for it and is cancelled, and then a \
      third one asks the same question. The first and the third should get Fish Pier, but got \
      \(answers.isEmpty ? "nothing" : answers.listed). A caller who gives up must \
      leave alone the task that the others wait for.
      """)
    _ = await cache.answer(.harbour)
    let count = company.questions.count
    let isOnce = !isServed || count == 1
    #expect(
      isOnce,
      """
      One caller's request is under way. A second caller waits for it and is cancelled, and a third \
      one gets the answer. When the question is asked again, the client should have been asked \
      once in all, but was asked \(count) times. A caller who leaves should take nothing away.
      """)
    return isServed && isOnce
  }

  /// The only caller gives up, and another one comes before the client has answered.
  private func servesWhoComesAfterwards() async {
    let gate = Gate()
    let company = FerryCompany(gate: gate) { _, _ in
      try Task.checkCancellation()
      return ["Fish Pier"]
    }
    let cache = makeCachedFerries(company)
    let impatient = Crowd(of: 1) { await cache.told(.harbour) }
    await eventually { company.questions.count == 1 }
    impatient.giveUp()
    // A cache that cancels the request may do so in a task.
    for _ in 0..<1_000 { await Task.yield() }
    let late = Crowd(of: 1) { await cache.told(.harbour) }
    await late.isUnderWay()
    gate.open()
    await late.isServed()
    let answers = late.answers.calls
    let isServed = answers == ["Fish Pier"]
    #expect(
      isServed,
      """
      One caller asks and is cancelled, and nobody else waits. Before the client has answered, \
      another caller asks the same question. It should get Fish Pier, but got \
      \(answers.isEmpty ? "nothing" : answers.listed). Let the request go on when a caller leaves; \
      if you cancel it, no new caller may wait for it.
      """)
  }

  @Test("a failure reaches all who wait, and the next caller asks again")
  func sharesAFailure() async {
    let gate = Gate()
    let works = Mutex(false)
    let company = FerryCompany(gate: gate) { _, _ in
      if works.withLock(\.self) { return ["Fish Pier"] }
      throw NoSignal(turn: 0)
    }
    let cache = makeCachedFerries(company)
    let crowd = Crowd(of: 100) { await cache.told(.harbour) }
    await crowd.isUnderWay()
    gate.open()
    let all = await crowd.isServed()
    works.withLock { $0 = true }
    let next = await cache.answer(.harbour)
    let answers = crowd.differentAnswers
    let isRight = all && answers == ["NoSignal(turn: 0)"] && next == "Fish Pier"
    #expect(
      isRight,
      """
      100 callers ask the same question, and the request fails. \(crowd.answers.count) of them got \
      \(answers.listed). Then the client works again, and the next caller gets \(next). A failure \
      should reach all who wait, and be forgotten.
      """)
    guard isRight else { return }
    let reachesAll = await Retry.reachesAll()
    #expect(
      reachesAll,
      """
      A hundred callers wait for one request, and it fails. Instead of getting this failure, some \
      of them made another request. A failure should reach all who wait; whether to ask again is \
      up to them.
      """)
  }

  @Test("callers who ask again after a failure share the new request")
  func sharesTheNextRequest() async {
    let wrong = await Retry.whatIsNotShared()
    let isRight = wrong == nil
    #expect(
      isRight,
      """
      200 callers wait for one request. It fails, and all of them ask again at once. That should \
      make one more request, and no caller should get the old failure twice. Here \
      \(wrong ?? ""). Callers who ask again should find the new request as they found the first. \
      Look for a request and store a new one in one go, with no await in between. And let the \
      failed request take out its own entry, before it ends: a caller who does that may take out \
      the new one.
      """)
  }

  @Test("a slow question doesn't hold up a different one")
  func keepsQuestionsApart() async {
    let gate = Gate()
    let company = FerryCompany { question, _ in
      if question != .island { await gate.pass() }
      return ["a pier \(question)"]
    }
    let cache = makeCachedFerries(company)
    let slow = (1...20).map { meters in Crowd(of: 1) { await cache.told(.init(56, 12, meters)) } }
    await eventually { company.questions.count == slow.count }
    let quick = Crowd(of: 1) { await cache.told(.island) }
    await quick.isServed()
    let heard = quick.answers.calls
    let hurried = Crowd(of: 1) { await cache.minutes(from: "Fish Pier") }
    await hurried.isServed()
    let minutes = hurried.answers.calls
    gate.open()
    for caller in slow { await caller.isServed() }
    let isRight = heard == ["a pier \(PierQuestion.island)"]
    #expect(
      isRight,
      """
      The client is slow to answer 20 different questions. Meanwhile a caller asks about the \
      island, which the client would answer at once; the cache says \
      \(heard.isEmpty ? "nothing" : heard.listed). Keep a request for each question, and let none \
      of them wait for another.
      """)
    let isOnTime = !isRight || minutes == ["1"]
    #expect(
      isOnTime,
      """
      The client is slow to answer 20 questions about piers. Meanwhile a caller asks for the minutes \
      to the next ferry, which the client would answer at once with 1; the cache says \
      \(minutes.isEmpty ? "nothing" : minutes.listed). Pass this question on without waiting for a \
      request about piers.
      """)
  }

  @Test("`minutesToNextFerry` is neither remembered nor shared")
  func passesTheOtherRequestOn() async {
    let company = FerryCompany { _, _ in [] }
    let cache = makeCachedFerries(company)
    let asked = ["Fish Pier", "Fish Pier", "Fog Bank", "North Pier", "Fish Pier", "Fish Pier"]
    var answers: [String] = []
    for pier in asked { answers.append(await cache.minutes(from: pier)) }
    let isEachTime =
      answers == ["1", "2", "NoSignal(turn: 3)", "4", "NoSignal(turn: 5)", "6"]
      && company.departures.calls == asked
    #expect(
      isEachTime,
      """
      The minutes to the next ferry from \(asked.listed) are asked for. The client says 1, 2, an \
      error, 4, an error, 6. The cache says \(answers.listed), and has asked for ferries from \
      \(company.departures.calls.listed). Only piers stay where they are: pass this request on as \
      it is, and give back what comes, each time, even if it's an error.
      """)
    guard isEachTime else { return }
    let gate = Gate()
    let slow = FerryCompany(minutesGate: gate) { _, _ in [] }
    let other = makeCachedFerries(slow)
    let crowd = Crowd(of: 2) { await other.minutes(from: "Fish Pier") }
    let isAsked = await eventually { slow.departures.count == 2 }
    gate.open()
    await crowd.isServed()
    let advice =
      slow.departures.count < 2
      ? "Only one did: the callers share its answer. Only requests for piers are shared."
      : "The second one did only when the first was answered. None should wait for another."
    #expect(
      isAsked,
      """
      Two callers ask for the minutes from Fish Pier at the same time. Each should reach the \
      client, without waiting for the other. \(advice)
      """)
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}
