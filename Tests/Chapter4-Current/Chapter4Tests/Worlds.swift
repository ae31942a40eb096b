import CounterFeature
import FavoritesFeature

/// Restores both worlds after the body has run.
@MainActor
func restoringBothWorlds<Result>(_ body: @MainActor () async throws -> Result) async rethrows
  -> Result
{
  let (counter, favorites) = (CounterFeature.Current, FavoritesFeature.Current)
  defer { (CounterFeature.Current, FavoritesFeature.Current) = (counter, favorites) }
  return try await body()
}
