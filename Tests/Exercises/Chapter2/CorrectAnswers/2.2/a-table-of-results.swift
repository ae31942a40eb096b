// Correct: an actor that looks up a result; the error knows its sentence.

actor TableTideClient: TideClient {
  struct Unreachable: Error, CustomStringConvertible {
    let harbour: String
    var description: String { "The harbour master of \(harbour) is at lunch." }
  }

  private let tides: [Tide]?

  init(_ tides: [Tide]?) {
    self.tides = tides
  }

  func tides(in harbour: String) throws -> [Tide] {
    guard let tides else { throw Unreachable(harbour: harbour) }
    return tides
  }
}

private let table: [TideState: [Tide]] = [
  .empty: [],
  .happyPath: [Tide(hour: 4, level: 1), Tide(hour: 10, level: 2), Tide(hour: 16, level: 3)],
  .belowZero: [Tide(hour: 4, level: 0), Tide(hour: 10, level: -5)],
]

func makeTideClient(_ state: TideState) -> any TideClient {
  TableTideClient(table[state])
}
