import SmallArchitecture
import TerminalUI

/// The questions that a person is asked before unsaved favourites are lost.
extension Store where State == FavoritePrimesState, Action == FavoritePrimesAction {
  /// Asks what to do with unsaved favourites before the program ends.
  ///
  /// - Parameter loop: asks the person.
  /// - Returns: whether the program may end.
  package func mayEnd(asking loop: ScreenLoop) async -> Bool {
    await state { !$0.isBusy }
    guard !state.isSaved else { return true }
    switch await loop.ask("Save your favourites first?", "yes", "no", "back") {
    case "no": return true
    case "yes":
      send(.saveTapped)
      await state { !$0.isBusy }
      guard !state.isSaved else { return true }
      return await loop.ask("They couldn't be saved. Leave anyway?", "yes", "no") == "yes"
    default: return false
    }
  }

  /// Asks a person before the action replaces unsaved favourites.
  ///
  /// - Parameters:
  ///   - action: the action to be sent. Only loading replaces any.
  ///   - loop: asks the person.
  /// - Returns: whether the action may be sent.
  package func maySend(_ action: FavoritePrimesAction, asking loop: ScreenLoop) async -> Bool {
    let count = state.unsaved.count
    guard action == .loadTapped, loop.hasPerson, count > 0, !state.isBusy else { return true }
    let favourites = count == 1 ? "1 unsaved favourite" : "\(count) unsaved favourites"
    return await loop.ask("Replace \(favourites)?", "yes", "no") == "yes"
  }
}
