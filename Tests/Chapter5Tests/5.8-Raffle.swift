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
struct RaffleTrial {
  let ticket: Int
  /// How long it takes to find half of such a ticket, or a little less, as `eventually` counts.
  let timeForHalf: Duration

  /// Looks for one, by asking for later and later tickets.
  ///
  /// A machine that is fast enough for all of them has nothing to be given up.
  static func slowTicket() async -> RaffleTrial {
    var half = 20_000
    while true {
      let taken = await timeTaken(ticket: half)
      if taken >= .milliseconds(300) || half > 1_000_000 {
        return RaffleTrial(ticket: 2 * half, timeForHalf: taken)
      }
      half *= 2
    }
  }

  /// - Returns: how long a ticket takes, three seconds at most.
  private static func timeTaken(ticket: Int) async -> Duration {
    let answer = CallRecorder<RaffleOutcome>()
    let task = Task.detached { answer.record(await .ofTicket(ticket)) }
    let piece = Duration.milliseconds(50)
    var taken = Duration.zero
    while taken < .seconds(3), await !eventually(patience: piece, { answer.count == 1 }) {
      taken += piece
    }
    task.cancel()
    return taken
  }

  /// Cancels the task while the machine computes.
  ///
  /// - Returns: whether the machine was still computing then, and what it has answered soon after,
  ///   if anything.
  func giveUp() async -> (wasComputing: Bool, outcome: RaffleOutcome?) {
    let answer = CallRecorder<RaffleOutcome>()
    let begun = CallRecorder<Void>()
    let task = Task.detached { [ticket] in
      begun.record(())
      answer.record(await .ofTicket(ticket))
    }
    await eventually { begun.count == 1 }
    // Time to get past whatever is asked before the computing begins.
    await eventually(patience: .milliseconds(30)) { answer.count == 1 }
    let wasComputing = answer.count == 0
    task.cancel()
    await eventually(patience: min(timeForHalf, .seconds(1))) { answer.count == 1 }
    return (wasComputing, answer.calls.first)
  }
}
