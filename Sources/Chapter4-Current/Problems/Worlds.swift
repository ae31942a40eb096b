import Counter
import FavoritePrimes

// snippet.restore
/// Puts both worlds back to what they were before the body.
@MainActor
func restoringBothWorlds<Result>(
  _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let (counter, favorites) = (Counter.Current, FavoritePrimes.Current)
  defer { (Counter.Current, FavoritePrimes.Current) = (counter, favorites) }
  return try await body()
}
// snippet.end
