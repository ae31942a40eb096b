import Dispatch
import TestSupport

@testable import Chapter5Exercises

/// What the machine has answered.
enum RaffleOutcome: Equatable, Sendable, CustomStringConvertible {
  case number(Int)
  case noSuchTicket(Int)
  case cancelled
  case failed(String)

  /// Asks the machine, from wherever this is called.
  nonisolated(nonsending) static func ofTicket(_ ticket: Int) async -> RaffleOutcome {
    do {
      return .number(try await luckyNumber(forTicket: ticket))
    } catch let error as NoSuchTicket {
      return .noSuchTicket(error.ticket)
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed("\(error)")
    }
  }

  var description: String {
    switch self {
    case .number(let number): "the number \(number)"
    case .noSuchTicket(let ticket): "NoSuchTicket(ticket: \(ticket))"
    case .cancelled: "a CancellationError"
    case .failed(let error): "the error \(error)"
    }
  }
}

/// The right numbers, by the sieve of Eratosthenes.
struct RaffleSieve {
  let primes: [Int]

  /// - Parameter bound: all primes below it are found.
  init(below bound: Int) {
    var isComposite = [Bool](repeating: false, count: bound)
    var primes: [Int] = []
    for number in 2..<bound where !isComposite[number] {
      primes.append(number)
      for multiple in stride(from: number * number, to: bound, by: number) {
        isComposite[multiple] = true
      }
    }
    self.primes = primes
  }
}

/// A ticket that takes the machine a while, however fast it is.
///
/// These functions block their thread. The machine may need all threads that tasks share.
struct RaffleTrial {
  let ticket: Int
  /// How long it takes to find half of such a ticket, or a little less, in milliseconds.
  let timeForHalf: Int

  /// Looks for one, by asking for later and later tickets.
  ///
  /// A machine that is fast enough for all of them has nothing to be given up.
  static func slowTicket() -> RaffleTrial {
    var half = 10_000
    while true {
      let taken = timeTaken(ticket: half)
      if taken >= 200 || half > 1_000_000 {
        return RaffleTrial(ticket: 2 * half, timeForHalf: taken)
      }
      half *= 2
    }
  }

  /// - Returns: how many milliseconds a ticket takes, a thousand at most.
  private static func timeTaken(ticket: Int) -> Int {
    let answer = CallRecorder<RaffleOutcome>()
    let task = Task.detached { answer.record(await .ofTicket(ticket)) }
    defer { task.cancel() }
    return stayBusy(1_000) { answer.count == 1 }
  }

  /// Cancels the task while the machine computes.
  ///
  /// - Returns: whether the machine was still computing then, and what it has answered soon after,
  ///   if anything.
  func giveUp() -> (wasComputing: Bool, outcome: RaffleOutcome?) {
    let answer = CallRecorder<RaffleOutcome>()
    let begun = CallRecorder<Void>()
    let task = Task.detached { [ticket] in
      begun.record(())
      answer.record(await .ofTicket(ticket))
    }
    stayBusy(3_000) { begun.count == 1 }
    // Time to get past whatever is asked before the computing begins.
    stayBusy(30) { answer.count == 1 }
    let wasComputing = answer.count == 0
    task.cancel()
    stayBusy(timeForHalf) { answer.count == 1 }
    return (wasComputing, answer.calls.first)
  }
}

/// Keeps the thread, and leaves the processors to others. A millisecond takes longer where these
/// are busy, so that the machine has its share.
///
/// - Returns: how many milliseconds it was busy.
@discardableResult
func stayBusy(_ milliseconds: Int, until isOver: () -> Bool = { false }) -> Int {
  let nobody = DispatchSemaphore(value: 0)
  for passed in 0..<max(0, milliseconds) {
    if isOver() { return passed }
    _ = nobody.wait(timeout: .now() + .milliseconds(1))
  }
  return milliseconds
}

/// Keeps the thread until the loop of the original has found the ticket's number some times,
/// elsewhere, and for a tenth of a second at least.
func stayBusyWhileOthersFind(_ ticket: Int, times: Int) {
  let found = CallRecorder<Int>()
  Task.detached {
    for _ in 0..<times {
      var (number, count) = (1, 0)
      while count < ticket {
        number += 1
        if isLucky(number) { count += 1 }
      }
      found.record(number)
    }
  }
  let took = stayBusy(30_000) { found.count == times }
  stayBusy(100 - took)
}
