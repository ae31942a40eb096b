import Foundation
import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.6"), .serialized)
struct Exercise5_6 {
  @Test("each position has its prime")
  func findsPrimes() async {
    let primes = (2...50_000).filter(WatchedSearch.isReallyPrime)
    for n in Array(1...60) + [997, 998, 999, 1_000, 1_001, 5_000] {
      let answer = await SearchOutcome.of(n, isPrime: WatchedSearch.isReallyPrime)
      let advice =
        answer == .noSuchPosition(n)
        ? "Only a position below 1 has none."
        : "Step through the loop for position 1: how many primes may it have counted when it stops?"
      #expect(
        answer == .prime(primes[n - 1]),
        """
        Position \(n) should have the prime \(primes[n - 1]), but has \
        \(answer.description.replacing("the prime ", with: "")). The first primes are 2, 3, 5, 7, \
        11. \(advice)
        """)
      guard answer == .prime(primes[n - 1]) else { return }
    }
  }

  @Test("a position below 1 throws `NoSuchPosition`")
  func refusesOthers() async {
    for n in [0, -1, .min] {
      let outcome = CallRecorder<SearchOutcome>()
      let search = CancellableSearch()
      search.start { outcome.record(await .of(n, isPrime: WatchedSearch.isReallyPrime)) }
      await eventually(timeout: .seconds(1)) { outcome.count == 1 }
      search.cancel()
      let answer = outcome.calls.first
      #expect(
        answer == .noSuchPosition(n),
        """
        Position \(n) should be answered with NoSuchPosition(n: \(n)). It was answered with \
        \(answer?.description ?? "nothing yet"). Look at the position before you search.
        """)
      guard answer == .noSuchPosition(n) else { return }
    }
  }

  @Test("each search tries all numbers with `isPrime`, from 2 on")
  func triesAllNumbers() async {
    for _ in 1...2 {
      let tried = CallRecorder<Int>()
      _ = await SearchOutcome.of(20) { number in
        tried.record(number)
        return WatchedSearch.isReallyPrime(number)
      }
      let missing = Set(2...71).subtracting(tried.calls).sorted()
      #expect(
        missing.isEmpty,
        """
        A search for the prime at 20, which is 71, should try all numbers from 2 to 71 with `isPrime`. \
        It left out \(missing.count), such as \(missing.first ?? 0). Skip none, and keep no list of \
        primes from another search.
        """)
      let small = tried.calls.filter { $0 < 2 }
      #expect(
        small.isEmpty || !missing.isEmpty,
        """
        A search for the prime at 20 should try the numbers from 2 on. It also tried \
        \(small.first ?? 0). Begin with 2: a smaller number is no prime, and `isPrime` may not know \
        that.
        """)
      guard missing.isEmpty, small.isEmpty else { return }
    }
  }

  @Test("the screen stays responsive while a number is being tried") @MainActor
  func leavesTheMainActorAlone() async {
    let wasHeld = CallRecorder<Void>()
    let watched = WatchedSearch { _, trial in
      guard [1, 20, 150, 999].contains(trial), wasHeld.count == 0 else { return }
      // The trial waits until the main actor has had a turn, which other tests may have before it.
      let turn = CallRecorder<Void>()
      Task { @MainActor in turn.record(()) }
      let patience = isOnTheMainQueue() ? 0 : 10_000
      if !stayBusy(patience, until: { turn.count == 1 }) { wasHeld.record(()) }
    }
    _ = await SearchOutcome.of(200, isPrime: watched.isPrime)
    let isFree = wasHeld.count == 0
    #expect(
      isFree,
      """
      A prime is asked for on the main actor. While a number was being tried, the main actor had to \
      draw the screen, and couldn't until the number had been tried. So numbers are \
      tried on the main actor: because the function belongs to it, or because it runs on the actor \
      of its caller, or in a `Task` that has inherited it. A call of `Task.yield()` in the loop is \
      not enough: the screen stands still in between. Let all of the loop run elsewhere.
      """)
    if isFree { await leavesItAloneForShortSearches() }
  }

  /// With searches that are over soon, and may be treated differently.
  @MainActor
  private func leavesItAloneForShortSearches() async {
    for n in [1, 3, 20] {
      let isOnTheMainActor = CallRecorder<Bool>()
      _ = await SearchOutcome.of(n) { number in
        isOnTheMainActor.record(isOnTheMainQueue())
        return WatchedSearch.isReallyPrime(number)
      }
      let isFree = !isOnTheMainActor.calls.contains(true)
      #expect(
        isFree,
        """
        The primes at 200 and at \(n) are asked for on the main actor. For position 200 the numbers \
        were tried elsewhere. For position \(n) they were tried on the main actor. The function \
        can't know how long `isPrime` takes: let short searches run elsewhere, too.
        """)
      guard isFree else { return }
    }
  }

  @Test("the search never runs on the main actor, not even at the start") @MainActor
  func goesOnWithoutTheMainActor() async {
    let watched = WatchedSearch()
    let outcome = CallRecorder<SearchOutcome>()
    let search = CancellableSearch()
    search.start { outcome.record(await .of(200, isPrime: watched.isPrime)) }
    // Nothing else happens on the main actor meanwhile.
    let isFound = stayBusy(1_500) { outcome.count == 1 }
    search.cancel()
    let begun = watched.trials > 0
    #expect(
      isFound,
      """
      The prime at 200 is asked for away from the main actor, while the main actor is busy with \
      something else. After several seconds there is still no answer. \
      \(begun
        ? "The search has tried \(grouped(watched.trials)) numbers," : "The search has not begun,") \
      and waits for a turn on the main actor. Neither the function itself nor anything it calls \
      should belong to the main actor.
      """)
    if isFound { await demonstrateTheSpinner() }
  }

  @Test("a task that is cancelled beforehand gets a `CancellationError`")
  func asksBeforeItBegins() async throws {
    let source = try LearnerSource.load("5.6")
    let (watched, outcome) = (WatchedSearch(), CallRecorder<SearchOutcome>())
    watched.stop()
    let search = CancellableSearch()
    search.cancel()
    search.start {
      withUnsafeCurrentTask { $0?.cancel() }
      outcome.record(await .of(200_000, isPrime: watched.isPrime))
    }
    await eventually(timeout: .seconds(5)) { outcome.count == 1 }
    let advice =
      switch outcome.calls.first {
      case .prime where !watched.isOverdue:
        " Leaving the loop is not enough: there is no prime to return then."
      case _ where source.mentions("detached"):
        " A detached task is not cancelled with the one that started it."
      default: ""
      }
    #expect(
      outcome.calls == [.cancelled],
      """
      The task was cancelled before it asked for the prime at 200,000. It should get a \
      CancellationError before 10,000 numbers are tried, but got \
      \(outcome.calls.first?.kind ?? "nothing yet"). \(grouped(watched.trials)) numbers were tried. \
      `Task.checkCancellation()` throws it, and `try` passes it on.\(advice)
      """)
    guard outcome.calls == [.cancelled] else { return }
    await asksBeforeAShortSearch()
  }

  /// With a search that is over before many numbers are tried.
  private func asksBeforeAShortSearch() async {
    let (outcome, begunAsCancelled) = (CallRecorder<SearchOutcome>(), CallRecorder<Bool>())
    let search = CancellableSearch()
    search.cancel()
    search.start {
      withUnsafeCurrentTask { $0?.cancel() }
      outcome.record(
        await .of(3) { number in
          begunAsCancelled.record(Task.isCancelled)
          return WatchedSearch.isReallyPrime(number)
        })
    }
    await eventually(timeout: .seconds(5)) { outcome.count == 1 }
    // Another task that searches may have begun before it's cancelled, and be through by then.
    let hadBegun = begunAsCancelled.calls.first == false
    #expect(
      outcome.calls == [.cancelled] || hadBegun,
      """
      The task was cancelled before it asked for the prime at 3. It should get a CancellationError, \
      but got \(outcome.calls.first?.description ?? "nothing yet"). A loop that asks now and then \
      finds an early prime before it asks for the first time: ask before the first number, too.
      """)
  }

  @Test("a task that is cancelled during the search gets a `CancellationError` soon")
  func asksMeanwhile() async throws {
    let source = try LearnerSource.load("5.6")
    let isLeftToATask =
      (source.mentions("detached") || source.mentions("Task {"))
      && !source.mentions("withTaskCancellationHandler")
    let advice =
      isLeftToATask
      ? """
      A task that you start yourself isn't cancelled along with the task that waits for it. Cancel \
      it yourself, in `withTaskCancellationHandler`.
      """
      : """
      A loop can't be stopped from outside: each loop that takes long has to ask, again and again.
      """
    let search = CancellableSearch()
    let outcome = CallRecorder<SearchOutcome>()
    let watched = search.cancelled(atTrial: 1_000, outcome: outcome)
    await eventually(timeout: .seconds(5)) { outcome.count == 1 }
    let late = """
       None of the 10,000 numbers after the 1,000th was prime. Where primes are rare, a loop that \
      asks only when it has found some asks too late: go by how many numbers have been tried.
      """
    #expect(
      outcome.calls == [.cancelled],
      """
      The search for the prime at 200,000 was cancelled while trying the 1,000th number. It \
      should throw a CancellationError soon, before 10,000 more are tried. It has tried \
      \(grouped(watched.trials)) numbers, and answered \(outcome.calls.first?.kind ?? "nothing yet"). \
      \(advice)\(outcome.calls.first == .cancelledTooLate ? late : "")
      """)
  }

  private static let waiting = """
     It waits until the first one has finished, and can't end before that. All searches are let in one \
    after another: by an actor that they share, a lock that is held during a search, or a serial queue. \
    Let each search run by itself.
    """

  @Test("a cancelled search ends just as quickly when other searches are running", .blocking)
  func waitsForNobody() async {
    // The first search would keep the only thread.
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    let outcome = CallRecorder<SearchOutcome>()
    let firstOutcome = CallRecorder<SearchOutcome>()
    let holding = CallRecorder<Void>()
    let first = WatchedSearch { _, trial in
      guard trial == 1 else { return }
      // It's in the middle of its search until the second one has an answer.
      holding.record(())
      stayBusy(5_000) { outcome.count == 1 }
    }
    await withTaskGroup { group in
      group.addTask { firstOutcome.record(await .of(50, isPrime: first.isPrime)) }
      await eventually(timeout: .seconds(2)) { holding.count == 1 }
      let second = WatchedSearch()
      let search = CancellableSearch()
      search.start { outcome.record(await .of(200_000, isPrime: second.isPrime)) }
      stayBusy(30) { second.trials > 0 }
      second.stop()
      search.cancel()
      stayBusy(1_500) { outcome.count == 1 }
      let answer = outcome.calls.first
      #expect(
        answer == .cancelled,
        """
        While one search goes on, another one begins, and is cancelled. The second one should \
        get a CancellationError, while the first one is still searching. It got \
        \(answer?.kind ?? "nothing yet").\(answer == nil ? Self.waiting : "")
        """)
      if answer == nil { outcome.record(.cancelled) }
    }
    let answers = [firstOutcome.calls.first, outcome.calls.first]
    #expect(
      answers == [.prime(229), .cancelled] || answers.last != .cancelled,
      """
      While one search went on, another one began, and was cancelled. Nobody cancelled the first one, so \
      it should find the prime at 50, which is 229. It got \(answers[0]?.description ?? "nothing"). A \
      search ends when its own task is cancelled, whatever becomes of another one.
      """)
  }

  @Test("a cancelled search leaves nothing running")
  func stopsSearching() async {
    let search = CancellableSearch()
    let outcome = CallRecorder<SearchOutcome>()
    weak var left: WatchedSearch?
    do { left = search.cancelled(atTrial: 1_000, outcome: outcome) }
    // When nobody holds it any more, no loop goes on.
    await eventually(timeout: .seconds(5)) { left?.isOverdue ?? (outcome.count == 1) }
    let isOverdue = left?.isOverdue ?? false
    #expect(
      !isOverdue,
      """
      The search for the prime at 200,000 was cancelled while trying the 1,000th number. The task \
      got \(outcome.calls.first?.kind ?? "no answer yet"). But more than \
      \(grouped(WatchedSearch.tolerance)) numbers were tried after that: the search goes on, though no \
      task waits for it, and keeps a processor busy. Cancel what you started, too, and let it check.
      """)
  }

  /// Shows how often the main actor has a turn during a search.
  @MainActor
  private func demonstrateTheSpinner() async {
    let outcome = CallRecorder<SearchOutcome>()
    let watched = WatchedSearch()
    Task { outcome.record(await .of(2_000, isPrime: watched.isPrime)) }
    var turns = 0
    while outcome.count == 0 {
      await turnOfTheMainActor()
      turns += 1
    }
    guard case .prime(let prime) = outcome.calls.first else { return }
    demonstrate(
      """
      While your search tried \(grouped(watched.trials)) numbers, the main actor had
      \(grouped(turns)) turns to draw the screen. At position 2,000 it found the prime \(grouped(prime)).
      """)
  }
}

/// A number with its thousands apart.
private func grouped(_ number: Int) -> String {
  number.formatted(.number.locale(Locale(identifier: "en_US")))
}

extension CancellableSearch {
  /// Starts a search that is cancelled at one of its trials.
  fileprivate func cancelled(
    atTrial last: Int, outcome: CallRecorder<SearchOutcome>
  ) -> WatchedSearch {
    let watched = WatchedSearch { watched, trial in
      if trial == last {
        watched.stop()
        self.cancel()
      }
      // A search that answers while it still goes on has the time to do so.
      if trial == last + 1 { stayBusy(500) { outcome.count == 1 } }
    }
    start {
      let answer = await SearchOutcome.of(200_000, isPrime: watched.isPrime)
      outcome.record(answer == .cancelled && watched.isOverdue ? .cancelledTooLate : answer)
    }
    return watched
  }
}
