// Wrong: the root keeps a programme, whose closure keeps the root.
// Must fail with: the two keep each other

/// Puts the cinema's app together.
final class CinemaRoot {
  /// A singleton: what is rated on one screen is seen on all others.
  private let store: any FilmStore
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(store: any FilmStore) {
    self.store = store
  }

  private(set) lazy var programme = FilmProgramme(
    films: films, store: store, openPage: page(of:))

  func page(of film: String) -> FilmPage {
    FilmPage(film: film, store: store)
  }

  var poster: FilmPoster {
    FilmPoster(films: films, store: store)
  }
}

/// A cinema with a store of its own. The tests call this function, and then the three composers.
///
/// - Parameter makeStore: makes a new store, of a kind that the root has no need to know.
func makeCinema(_ makeStore: @escaping () -> any FilmStore) -> CinemaRoot {
  CinemaRoot(store: makeStore())
}

// MARK: - Given again

/// The entry point, which stays as it is. Whoever wants another store, some day, changes this one
/// line and no other.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
