import SmallArchitecture
import PrimeAlert

/// Deletes, saves and loads favourites, and asks for the prime at the position that a favourite
/// gives.
package func favoritePrimesReducer(
  state: inout FavoritePrimesState, action: FavoritePrimesAction,
  environment: FavoritePrimesEnvironment
) -> [Effect<FavoritePrimesAction>] {
  switch action {
  case .deleteTapped(let rows):
    // Filters by the old positions, so that no row moves before all have been found.
    state.primes = state.primes.enumerated().filter { !rows.contains($0.offset) }
      .map(\.element)
    state.notice = nil
  case .saveTapped where !state.isBusy:
    state.isBusy = true
    return [
      .task { [primes = state.primes, files = environment.fileClient] in
        .saveResponse(
          await .attempt {
            try await FavoritesFile.save(primes, to: files)
            return primes
          })
      }
    ]
  case .loadTapped where !state.isBusy:
    state.isBusy = true
    return [
      .task { [files = environment.fileClient] in
        .loadResponse(await .attempt { try await FavoritesFile.load(from: files) })
      }
    ]
  case .saveTapped, .loadTapped:
    break
  case .saveResponse(let answer):
    if case .success(let primes) = answer { state.saved = primes }
    (state.isBusy, state.notice) = (false, notice(answer) { .saved($0.count) })
  case .loadResponse(let answer):
    state.isBusy = false
    state.notice = notice(answer) { primes in
      guard let primes else { return .nothingSaved }
      let replaced = state.unsaved.count { !primes.contains($0) }
      return .loaded(primes.count, replaced: replaced)
    }
    if case .success(let primes?) = answer { (state.primes, state.saved) = (primes, primes) }
  case .primeTapped(let n):
    state.alert = nil
    return [
      .task {
        .nthPrimeResponse(n: n, await .attempt { try await environment.nthPrime(n) })
      }
    ]
  case .nthPrimeResponse(let n, let answer):
    state.alert = PrimeAlert(n: n, answer: answer, locale: environment.locale)
  case .alertDismissed:
    state.alert = nil
  }
  return []
}

private func notice<Success>(
  _ answer: Result<Success, NoAnswer>, ofSuccess: (Success) -> FavoritePrimesState.Notice
) -> FavoritePrimesState.Notice {
  switch answer {
  case .success(let success): ofSuccess(success)
  case .failure(let error): .failure(message: error.message)
  }
}
