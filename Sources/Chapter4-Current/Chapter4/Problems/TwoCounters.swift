import CounterFeature

/// Two counters on one screen, of which the second is meant to work offline.
struct TwoCounters: Equatable, Sendable {
  /// What the first one says before anything is done for the second.
  let firstBefore: String
  /// What the first one says afterwards.
  let firstAfterwards: String
  /// What the second one says.
  let second: String

  /// Makes both counters ask for the 12th prime.
  @MainActor
  static func play() async -> TwoCounters {
    await restoringBothWorlds {
      CounterFeature.Current = .mock
      CounterFeature.Current.nthPrime = CounterEnvironment.live.nthPrime
      let (first, second) = (CounterModel(), CounterModel())
      let before = await twelfthPrime(first)

      // The second counter should work offline.
      CounterFeature.Current.nthPrime = offline
      return TwoCounters(
        firstBefore: before,
        firstAfterwards: await twelfthPrime(first),
        second: await twelfthPrime(second))
    }
  }

  /// What a counter at 12 says when it's asked for the prime at this position.
  @MainActor
  private static func twelfthPrime(_ counter: CounterModel) async -> String {
    while counter.count < 12 { counter.increment() }
    counter.askNthPrime()
    await counter.asking?.value
    return counter.screen.lines.last?.text ?? ""
  }

  /// Knows some primes by heart.
  @Sendable private static func offline(_ position: Int) throws -> Int {
    let known = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    guard known.indices.contains(position - 1) else { throw NotByHeart(count: known.count) }
    return known[position - 1]
  }
}

/// The prime isn't among those that are known offline.
private struct NotByHeart: Error, CustomStringConvertible {
  let count: Int

  var description: String {
    "Offline, only the first \(count) primes are known. Ask for one of these, or go online."
  }
}
