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

extension RaffleOutcome {
  /// A ticket that is given up while the machine computes.
  ///
  /// - Returns: whether the machine was still computing then, and what it has answered within a
  ///   second, if anything.
  static func ofTicketGivenUp(_ ticket: Int) async -> (wasComputing: Bool, outcome: Self?) {
    let answer = CallRecorder<RaffleOutcome>()
    let begun = CallRecorder<Void>()
    let task = Task.detached {
      begun.record(())
      answer.record(await .ofTicket(ticket))
    }
    await eventually { begun.count == 1 }
    // Time to get past whatever is asked before the computing begins.
    await eventually(patience: .milliseconds(30)) { answer.count == 1 }
    let wasComputing = answer.count == 0
    task.cancel()
    await eventually(patience: .seconds(1)) { answer.count == 1 }
    return (wasComputing, answer.calls.first)
  }
}
