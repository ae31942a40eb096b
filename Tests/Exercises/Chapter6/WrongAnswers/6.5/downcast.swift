// Wrong: knows the cards, and takes everything else for memory.
// Must fail with: The tests bring a kind of store of their own

/// Puts the cinema's app together.
final class CinemaRoot {
  /// A singleton: what is rated on one screen is seen on all others.
  private let store: any FilmStore
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(store: any FilmStore) {
    self.store = store
  }

  var programme: FilmProgramme {
    FilmProgramme(films: films, store: store, openPage: page(of:))
  }

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
  CinemaRoot(store: makeStore() as? FilmCardStore ?? FilmMemoryStore())
}

/// The entry point. The one line in it says where the stars are kept. It stays as it is, and
/// whoever wants another store changes it here.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
