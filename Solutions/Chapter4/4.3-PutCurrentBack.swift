// 4.3 · Put Current back                                                   ★☆☆
//
// Prime Time shows previews of itself: how it looks in German, or on New Year's Eve. For a
// preview it changes the world of the favourites. If the old world isn't put back, the app
// stays in German. Write the function that changes the world for the length of a preview.
//
// You are done when
// - the preview runs in the changed world, and its result is returned
// - afterwards the world is as it was before
// - afterwards the world is as it was before, even if the preview throws
// - a change that throws halfway leaves no trace, and no preview begins
// - previews within previews start from the world around them
//
// Edit:   `withWorld(_:preview:)`. `Current` is `FavoritesFeature`'s.
// Check:  swift run workshop check 4.3
// Read:   Book/04-Current.md, "Put it back"

import FavoritesFeature

// MARK: - Yours

/// Changes the world of the favourites for the length of a preview.
///
///     let german = withWorld {
///       $0.locale = Locale(identifier: "de_DE")
///     } preview: {
///       favorites.screen.text
///     }
///
/// - Parameters:
///   - change: changes what it is given, and does not touch the global. It is called once.
///   - preview: what runs in the changed world. It is called once. Its answer is returned.
@MainActor
func withWorld<Answer>(
  _ change: (inout FavoritePrimesEnvironment) throws -> Void, preview: () throws -> Answer
) rethrows -> Answer {
  let before = Current
  defer { Current = before }
  try change(&Current)
  return try preview()
}
