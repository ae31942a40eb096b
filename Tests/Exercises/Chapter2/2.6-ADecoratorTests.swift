import Synchronization
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.6"))
struct Exercise2_6 {
  @Test("an answer is remembered", arguments: [["Fish Pier"], []])
  func remembers(piers: [String]) async {
    let expected = piers.first ?? "no piers"
    let company = FerryCompany { _, _ in piers }
    let cache = makeCachedFerries(company)
    var answers: Set<String> = []
    for question in [PierQuestion.harbour, .island, .cape, .harbour, .island, .cape] {
      answers.insert(await cache.answer(question))
    }
    let questions = company.questions.calls
    #expect(
      answers == [expected] && questions == [.harbour, .island, .cape],
      """
      Three questions are asked in turns, each twice. The client should be asked once for each, and \
      was asked for \(questions). It says \(expected) to all; the cache says \(answers). A new one \
      must not push an old one out, and no piers at all is an answer too.
      """)
  }

  @Test("every part of the question counts", arguments: PierQuestion.alike)
  func tellsQuestionsApart(first: PierQuestion, second: PierQuestion) async {
    let cache = makeCachedFerries(FerryCompany { question, _ in ["a pier \(question)"] })
    _ = await cache.answer(first)
    let answer = await cache.answer(second)
    #expect(
      answer == "a pier \(second)",
      """
      After a question for piers \(first) comes one for piers \(second), and is answered with \
      \(answer). The key of an answer must hold latitude, longitude and distance, as they are.
      """)
  }

  @Test("a failure is not remembered")
  func forgetsFailures() async {
    let company = FerryCompany { _, turn in
      if turn == 1 { throw NoSignal(turn: turn) }
      return ["Pier \(turn)"]
    }
    let cache = makeCachedFerries(company)
    var answers: [String] = []
    for _ in 1...3 { answers.append(await cache.answer(.harbour)) }
    #expect(
      answers == ["NoSignal(turn: 1)", "Pier 2", "Pier 2"],
      """
      The client fails, then answers Pier 2. Asked three times, the cache says \(answers). A failure \
      should reach the caller, and the next one should try again. Only Pier 2 is worth keeping.
      """)
  }

  @Test("a hundred at once share one request")
  func sharesARequest() async {
    let gate = Gate()
    let company = FerryCompany(gate: gate) { _, turn in ["Pier \(turn)"] }
    let cache = makeCachedFerries(company)
    let crowd = Crowd(of: 100) { await cache.told(.harbour) }
    await crowd.isUnderWay()
    gate.open()
    let all = await crowd.isServed()
    let (count, answers) = (company.questions.count, crowd.differentAnswers)
    #expect(
      all && count == 1 && answers == ["Pier 1"],
      """
      A hundred callers ask the same before the client has answered. It should be asked once, and \
      was asked \(count) times; \(crowd.answers.count) callers have heard \(answers.prefix(3)). Whoever \
      comes second must find something: remember the request before you await its answer.
      """)
  }

  @Test("a hundred at once share a failure, and the next one asks again")
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
    let next = Crowd(of: 1) { await cache.told(.harbour) }
    await next.isServed()
    let answers = crowd.differentAnswers
    #expect(
      all && answers == ["NoSignal(turn: 0)"] && next.answers.calls == ["Fish Pier"],
      """
      A hundred callers ask the same, and the request fails. \(crowd.answers.count) of them have heard \
      \(answers.prefix(3)). Then the client works again, and the next caller hears \
      \(next.answers.calls). A failure must be reported to all who wait, and be forgotten.
      """)
  }

  @Test("who asks again after a failure shares the new request")
  func sharesTheNextRequest() async {
    let callers = 200
    var requests: [Int] = []
    // Who resumes first is up to the system, so there are several rounds.
    for _ in 1...25 {
      let (first, second) = (Gate(), Gate())
      let failures = CallRecorder<Void>()
      let company = FerryCompany { _, turn in
        await (turn == 1 ? first : second).pass()
        if turn == 1 { throw NoSignal(turn: turn) }
        return ["Fish Pier"]
      }
      let cache = makeCachedFerries(company)
      let crowd = Crowd(of: callers) {
        for _ in 1...100 {
          let answer = await cache.told(.harbour)
          if answer == "Fish Pier" { break }
          failures.record(())
        }
      }
      await crowd.isUnderWay()
      first.open()
      let all = await eventually { failures.count >= callers }
      for _ in 0..<1_000 { await Task.yield() }
      second.open()
      requests.append(company.questions.count)
      guard all, await crowd.isServed(), requests.last == 2 else { break }
    }
    let most = requests.max() ?? 0
    #expect(
      most <= 2,
      """
      \(callers) callers wait for one request, it fails, and all of them ask again. The client should \
      have been asked twice at most, and was asked \(most) times. Whoever hears late of a failure must \
      not throw out the request that came after it: let the failed request take out itself.
      """)
  }

  @Test("a slow question does not hold up another one")
  func keepsQuestionsApart() async {
    let gate = Gate()
    let company = FerryCompany(gate: gate) { question, _ in ["a pier \(question)"] }
    let cache = makeCachedFerries(company)
    _ = Crowd(of: 1) { await cache.told(.harbour) }
    await eventually { company.questions.count == 1 }
    let quick = Crowd(of: 1) { await cache.told(.island) }
    await quick.isServed()
    let heard = quick.answers.calls
    gate.open()
    #expect(
      heard == ["a pier \(PierQuestion.island)"],
      """
      The client is slow to answer one question. Meanwhile another coordinate is asked for, which \
      it would answer at once; the cache says \(heard). Who waits for what must be kept for each \
      question, not for all of them together.
      """)
  }

  @Test("a caller who gives up spoils it for nobody")
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
    gate.open()
    await patient.isServed()
    let answers = patient.differentAnswers
    #expect(
      patient.answers.count == 20 && answers == ["Fish Pier"],
      """
      One caller asks and is cancelled, while 20 others wait for the same answer. All 20 should hear \
      Fish Pier. \(patient.answers.count) have heard something: \(answers). Do not send the request in \
      the first caller's own task, and do not cancel the task that the others wait for.
      """)
  }

  @Test("two caches have nothing in common")
  func keepsCachesApart() async {
    let north = makeCachedFerries(FerryCompany { _, _ in ["North Pier"] })
    let south = makeCachedFerries(FerryCompany { _, _ in ["South Pier"] })
    var answers: [String] = []
    // No other test asks this.
    for cache in [north, south, north] { answers.append(await cache.answer(.init(-4.2, 2.4, 42))) }
    #expect(
      answers == ["North Pier", "South Pier", "North Pier"],
      """
      Two caches around two clients are asked the same: one, the other, and again the one. They say \
      \(answers). What a cache remembers belongs in a stored property of its own, not in a static.
      """)
  }

  @Test("the next ferry is asked for each time")
  func passesTheOtherRequestOn() async {
    let company = FerryCompany { _, _ in [] }
    let cache = makeCachedFerries(company)
    let asked = ["Fish Pier", "Fish Pier", "Fog Bank", "North Pier"]
    var answers: [String] = []
    for pier in asked {
      answers.append(await described { "\(try await cache.minutesToNextFerry(from: pier))" })
    }
    let piers = company.departures.calls
    #expect(
      answers == ["1", "2", "NoSignal(turn: 3)", "4"] && piers == asked,
      """
      The minutes to the next ferry are asked for from \(asked). The client says 1, 2, an error, 4. \
      The cache says \(answers), and has asked for ferries from \(piers). Only piers stay where they \
      are: pass this request on as it is, and give back what comes, each time.
      """)
  }
}
