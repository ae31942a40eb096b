import SmallArchitecture

/// What the start screen knows about a guest's rating of a shop.
package struct ShopRatingState: Equatable, Sendable {
  /// The shop's name.
  package let shop: String
  /// The ratings that were saved, the newest last. Each has 1 to 5 stars.
  package var ratings: [Int] = []
  /// Whether a rating is being saved. Until it's done, nobody can rate or undo.
  package var isSaving = false
  /// Why the last rating couldn't be saved.
  package var problem: String?
  // snippet.hide

  /// - Parameter shop: the shop's name. It has no rating yet.
  package init(shop: String) { self.shop = shop }
  // snippet.show
}

/// What can happen to it.
package enum ShopRatingAction: Equatable, Sendable {
  case rate(Int)
  case undo
  /// The ratings that are left if the newest was saved.
  case saved(Result<[Int], NotSaved>)
}

/// What it depends on.
package struct ShopRatingEnvironment: Sendable {
  /// Saves the stars of a shop; 0 means no rating.
  package var save: @Sendable (_ shop: String, _ stars: Int) async throws -> Void

  /// - Parameter save: saves the stars of a shop.
  package init(save: @escaping @Sendable (String, Int) async throws -> Void) { self.save = save }
}

/// What it does.
package func shopRatingReducer(
  state: inout ShopRatingState, action: ShopRatingAction, environment: ShopRatingEnvironment
) -> [Effect<ShopRatingAction>] {
  var ratings = state.ratings
  switch action {
  case .rate(let stars) where !state.isSaving && (1...5).contains(stars): ratings.append(stars)
  case .undo where !state.isSaving && !ratings.isEmpty: ratings.removeLast()
  case .rate, .undo: return []
  case .saved(.success(let saved)):
    (state.isSaving, state.ratings) = (false, saved)
    return []
  case .saved(.failure(let error)):
    (state.isSaving, state.problem) = (false, error.message)
    return []
  }
  (state.isSaving, state.problem) = (true, nil)
  return [
    .task { [shop = state.shop, ratings] in
      do {
        try await environment.save(shop, ratings.last ?? 0)
        return .saved(.success(ratings))
      } catch { return .saved(.failure(NotSaved(message: "\(error)"))) }
    }
  ]
}

/// Why a rating wasn't saved. It's `Equatable`, so it can be part of an action.
package struct NotSaved: Error, Equatable {
  /// What happened, to what, and what to do.
  package let message: String
}
