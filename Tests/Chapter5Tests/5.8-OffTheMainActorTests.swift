import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite("5.8 Off the main actor", .serialized, .lesson("05-ReducerEnvironments.md", "The freeze"))
struct Exercise5_8 {
  @Test("each ticket has its number")
  func findsNumbers() async {
    let tickets = Array(1...300) + [997, 998, 999, 1_000, 1_001, 4_999, 10_000]
    let primes = RaffleSieve(below: 110_000).primes
    let machine = CallRecorder<RaffleOutcome>()
    Task {
      for ticket in tickets { machine.record(await .ofTicket(ticket)) }
    }
    await eventually(patience: .seconds(5)) { machine.count == tickets.count }
    let answers = machine.calls
    #expect(
      answers.count == tickets.count,
      """
      The machine was asked for \(tickets.count) tickets, one after the other. After some seconds \
      it has answered \(answers.count) of them.
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
    await eventually(patience: .seconds(1)) { outcome.count == 1 }
    #expect(
      outcome.calls == [.noSuchTicket(ticket)],
      """
      Ticket \(ticket) should be answered with NoSuchTicket(ticket: \(ticket)). It was answered with \
      \(outcome.calls.first?.description ?? "nothing yet"). Look at the ticket before you compute.
      """)
  }

  @Test("the lamps go on") @MainActor
  func leavesTheMainActorAlone() async {
    var turns: [Int] = []
    for ticket in [10_000, 50_000] where turns.max() ?? 0 < 10 {
      turns.append(await lampTurns(ticket: ticket))
    }
    #expect(
      turns.max() ?? 0 >= 10,
      """
      Somebody on the main actor asks for tickets 10,000 and 50,000. Until the answers came, the \
      lamps, which are on the main actor as well, had \(turns) turns. There is time for thousands. \
      The work was done on the main actor: because the function belongs to it, because it runs \
      on the actor of whoever calls it, or in a `Task` that has inherited it.
      """)
  }

  @Test("a task that is cancelled beforehand")
  func asksBeforeItBegins() async {
    let outcome = CallRecorder<RaffleOutcome>()
    Task {
      withUnsafeCurrentTask { $0?.cancel() }
      outcome.record(await .ofTicket(20_000))
    }
    await eventually(patience: .seconds(2)) { outcome.count == 1 }
    #expect(
      outcome.calls == [.cancelled],
      """
      The task was cancelled before it asked for ticket 20,000. It should get a CancellationError, \
      and got \(outcome.calls.first?.description ?? "nothing yet"). `Task.checkCancellation()` throws \
      it, and `try` passes it on. A detached task is not cancelled with the one that started it.
      """)
  }

  @Test("a task that is cancelled while the machine computes")
  func asksMeanwhile() async {
    // The second one is for a machine that is so fast that it had finished the first.
    var (wasComputing, outcome) = await RaffleOutcome.ofTicketGivenUp(100_000)
    if !wasComputing, case .number = outcome {
      (wasComputing, outcome) = await RaffleOutcome.ofTicketGivenUp(1_000_000)
    }
    #expect(
      outcome == .cancelled || !wasComputing,
      """
      The machine computes a late ticket, and the task is cancelled. Soon after that it should throw \
      a CancellationError. A second later there was \
      \(outcome?.description ?? "nothing: it goes on"). Nobody stops a loop from outside: it has \
      to ask, again and again, and must not swallow the answer.
      """)
  }
}

/// How many turns the main actor has while the machine computes. Ten are enough.
@MainActor
private func lampTurns(ticket: Int) async -> Int {
  var (isComputing, isOver, turns) = (false, false, 0)
  let machine = Task {
    isComputing = true
    _ = await RaffleOutcome.ofTicket(ticket)
    isOver = true
  }
  while !isOver, turns < 10 {
    await Task.yield()
    if isComputing, !isOver { turns += 1 }
  }
  machine.cancel()
  return turns
}
