// Wrong: knows its state in Copenhagen only.
// Must fail with: Give the same each time, for every harbour.

struct StubTideClient: TideClient {
  struct Broken: Error, CustomStringConvertible {
    let description = "The gauge does not answer. Ask the harbour master."
  }

  let answer: Result<[Tide], Broken>

  func tides(in harbour: String) async throws -> [Tide] {
    guard harbour == "Copenhagen" else { return [] }
    return try answer.get()
  }
}

func makeTideClient(_ state: TideState) -> any TideClient {
  switch state {
  case .empty: StubTideClient(answer: .success([]))
  case .happyPath:
    StubTideClient(
      answer: .success([
        Tide(hour: 3, level: 120), Tide(hour: 9, level: 30), Tide(hour: 15, level: 140),
      ]))
  case .belowZero:
    StubTideClient(answer: .success([Tide(hour: 4, level: 90), Tide(hour: 10, level: -20)]))
  case .failed: StubTideClient(answer: .failure(.init()))
  }
}
