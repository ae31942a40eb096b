import CounterFeature
import FavoritesFeature

// snippet.restore
/// Puts both worlds back to what they were before the body.
@MainActor
func restoringBothWorlds<Result>(
  _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
  let (counter, favorites) = (CounterFeature.Current, FavoritesFeature.Current)
  defer { (CounterFeature.Current, FavoritesFeature.Current) = (counter, favorites) }
  return try await body()
}
// snippet.end
