import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.8"), .serialized)
struct Exercise5_8 {
  @Test("each ticket has its number")
  func findsNumbers() async {
    let tickets = Array(1...300) + [997, 998, 999, 1_000, 1_001, 4_999, 10_000]
    let primes = RaffleSieve(below: 110_000).primes
    let machine = CallRecorder<RaffleOutcome>()
    let clerk = Task {
      for ticket in tickets where !Task.isCancelled { machine.record(await .ofTicket(ticket)) }
    }
    await eventually(timeout: .seconds(2)) { machine.count == tickets.count }
    // What is too slow must not keep the other tests waiting.
    clerk.cancel()
    let answers = machine.calls
    #expect(
      answers.count == tickets.count,
      """
      The machine was asked for \(tickets.count) tickets, one after the other. After some seconds \
      it has answered \(answers.count) of them. Most of them are below 300, and should be answered \
      at once: does it find many more numbers than the ticket needs?
      """)
    let wrong = zip(tickets, answers).first { $1 != .number(primes[$0 - 1]) }
    if let (ticket, answer) = wrong {
      Issue.record(
        """
        Ticket \(ticket) should have the number \(primes[ticket - 1]), and has \(answer). The first \
        ones are 2, 3, 5, 7, 11. Play the loop for ticket 1: at which count has it to stop?
        """)
    }
  }

  @Test("there is no ticket below 1", arguments: [0, -1, .min])
  func refusesOthers(ticket: Int) async {
    let outcome = CallRecorder<RaffleOutcome>()
    Task { outcome.record(await .ofTicket(ticket)) }
    await eventually(timeout: .seconds(1)) { outcome.count == 1 }
    #expect(
      outcome.calls == [.noSuchTicket(ticket)],
      """
      Ticket \(ticket) should be answered with NoSuchTicket(ticket: \(ticket)). It was answered with \
      \(outcome.calls.first?.description ?? "nothing yet"). Look at the ticket before you compute.
      """)
  }

  @Test("the lamps go on, and so does the machine") @MainActor
  func leavesTheMainActorAlone() async {
    var turns: [Int] = []
    for ticket in [10_000, 20_000, 40_000] {
      turns.append(await lampTurns(ticket: ticket))
      if turns.last! >= lampTurnsWanted { break }
    }
    #expect(
      turns.last! >= lampTurnsWanted,
      """
      Somebody on the main actor asks for tickets 10,000, 20,000 and 40,000. Until the answers \
      came, the lamps, which are on the main actor as well, had \(turns) turns. There is time for \
      thousands. The work was done on the main actor: because the function belongs to it, because \
      it runs on the actor of whoever calls it, or in a `Task` that has inherited it.
      """)
    guard turns.last! >= lampTurnsWanted else { return }
    let isAnswered = await isAnsweredByABusyMainActor(ticket: 20_000)
    #expect(
      isAnswered,
      """
      Somebody on the main actor asks for ticket 20,000. Then the main actor is busy with something \
      else, and comes back three times for a moment. In that time the loop of the original finds \
      the number a dozen times, and the machine has not finished: it works on the main actor, a \
      piece at a time, and stands still meanwhile. Giving the turn away now and then, as \
      `Task.yield()` does, is not enough. Let all of the loop run elsewhere.
      """)
  }

  @Test("a task that is cancelled beforehand")
  func asksBeforeItBegins() async throws {
    let source = try LearnerSource.load("5.8")
    let outcome = CallRecorder<RaffleOutcome>()
    Task {
      withUnsafeCurrentTask { $0?.cancel() }
      outcome.record(await .ofTicket(20_000))
    }
    await eventually(timeout: .seconds(2)) { outcome.count == 1 }
    #expect(
      outcome.calls == [.cancelled],
      """
      The task was cancelled before it asked for ticket 20,000. It should get a CancellationError, \
      and got \(outcome.calls.first?.description ?? "nothing yet"). `Task.checkCancellation()` throws \
      it, and `try` passes it on.\(source.mentions("detached") ? Self.detached : Self.leaving)
      """)
  }

  private static let detached = " A detached task is not cancelled with the one that started it."
  private static let leaving = " Leaving the loop is not enough: there is no number to give then."

  @Test("a task that is cancelled while the machine computes", .blocking)
  func asksMeanwhile() async {
    let trial = RaffleTrial.slowTicket()
    let (wasComputing, outcome) = trial.giveUp()
    #expect(
      outcome == .cancelled || !wasComputing,
      """
      The machine computes ticket \(trial.ticket), which takes a while, and the task is cancelled as \
      soon as it has begun. It should throw a CancellationError soon, and not when it is through. \
      After the time in which it finds half of such a ticket there was \
      \(outcome?.description ?? "nothing: it goes on"). Nobody stops a loop from outside: it has \
      to ask, again and again, in each loop that takes long, and must not swallow the answer.
      """)
  }
}

/// So many turns of the lamps are enough. There are thousands where the main actor is free, and one
/// or two where the work is only put off.
private let lampTurnsWanted = 5

/// How many turns the lamps have while the machine looks for a number, up to as many as are wanted.
///
/// Other tests may keep the main actor busy, which says nothing of this answer. The machine is
/// asked again until something else, which leaves the main actor alone and takes as long, leaves
/// the lamps their turns.
@MainActor
private func lampTurns(ticket: Int) async -> Int {
  while true {
    let (turns, time) = await lampTurns { _ = await RaffleOutcome.ofTicket(ticket) }
    if turns >= lampTurnsWanted { return turns }
    let (others, _) = await lampTurns { await computeElsewhere(for: max(time, .milliseconds(20))) }
    if others >= lampTurnsWanted { return turns }
  }
}

/// - Returns: how many turns the main actor has while something is computed, up to as many as are
///   wanted, and how long that takes.
@MainActor
private func lampTurns(
  while compute: @escaping @MainActor () async -> Void
) async -> (turns: Int, time: Duration) {
  var (isComputing, isOver, turns) = (false, false, 0)
  let start = ContinuousClock.now
  let machine = Task {
    isComputing = true
    await compute()
    isOver = true
  }
  while !isOver, turns < lampTurnsWanted {
    await turnOfTheMainActor { if isComputing, !isOver { turns += 1 } }
  }
  machine.cancel()
  return (turns, ContinuousClock.now - start)
}

/// Waits until the main actor has done what was to be done before.
///
/// `Task.yield()` would also wait for the threads that all tasks share, which may be busy.
@MainActor
private func turnOfTheMainActor(_ body: @escaping @MainActor () -> Void = {}) async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in
      body()
      continuation.resume()
    }
  }
}

/// What leaves the main actor alone for a while, for comparison.
@concurrent private func computeElsewhere(for time: Duration) async {
  let end = ContinuousClock.now + time
  while ContinuousClock.now < end, !Task.isCancelled {}
}

/// Whether the machine has an answer for somebody on the main actor when that is busy most of the
/// time, and has few turns between: one to ask, one to get the answer, and some to spare.
@MainActor
private func isAnsweredByABusyMainActor(ticket: Int) async -> Bool {
  var isOver = false
  let machine = Task {
    _ = await RaffleOutcome.ofTicket(ticket)
    isOver = true
  }
  // It is busy for as long as the original needs, so that a slow computer has its time as well.
  for times in [2, 4, 6] {
    await turnOfTheMainActor()
    if isOver { break }
    stayBusyWhileOthersFind(ticket, times: times)
  }
  await turnOfTheMainActor()
  machine.cancel()
  return isOver
}
