import VisitStore

/// The visits that a user saved with another `--store`, which this window doesn't show.
@MainActor
struct VisitsElsewhere {
  private let shown: StoreChoice
  private let makeStore: @MainActor (StoreChoice) throws -> any VisitStoring

  /// - Parameters:
  ///   - shown: the store whose visits this window shows.
  ///   - makeStore: makes any other store.
  init(shown: StoreChoice, makeStore: @escaping @MainActor (StoreChoice) throws -> any VisitStoring)
  {
    (self.shown, self.makeStore) = (shown, makeStore)
  }

  /// - Returns: a sentence; nil if there are only examples, or if the other stores can't be read.
  func sentence(for account: String) async -> String? {
    for other in StoreChoice.allCases where other != shown {
      guard let store = try? makeStore(other), let visits = try? await store.visits(of: account)
      else { continue }
      let examples = Visit.examples(for: account)
      let count = visits.count { !examples.contains($0) }
      guard count > 0 else { continue }
      let (those, verb) = count == 1 ? ("visit", "isn't") : ("\(count) visits", "aren't")
      return "Your \(those) in --store \(other) \(verb) shown: this is --store \(shown)."
    }
    return nil
  }
}
