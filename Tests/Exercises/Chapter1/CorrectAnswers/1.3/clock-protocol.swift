// Correct: puts a protocol in front of the clock, and is a class.

protocol TellsTheTime: Sendable {
  var date: Date { get }
}

struct AskedClock: TellsTheTime {
  let ask: @Sendable () -> Date

  var date: Date { ask() }
}

final class Greeter: Sendable {
  private let clock: any TellsTheTime

  init(clock: any TellsTheTime) {
    self.clock = clock
  }

  func greeting(for name: String) -> String {
    let date = clock.date
    return "Good \(date.partOfDay), \(name). It is \(date.timeOfDay)."
  }
}

func makeGreeter(now: @escaping @Sendable () -> Date) -> Greeter {
  Greeter(clock: AskedClock(ask: now))
}
