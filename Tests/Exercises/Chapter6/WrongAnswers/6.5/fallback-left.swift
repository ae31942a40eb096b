// Wrong: can still be made without a store, and then takes one of its own choice.
// Must fail with: no other place should name a kind of store

/// Puts the cinema's app together.
final class CinemaRoot {
  /// A singleton: what is rated on one screen is seen on all others.
  private let store: any FilmStore
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(store: any FilmStore = FilmMemoryStore()) {
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
  CinemaRoot(store: makeStore())
}

/// The entry point. The one line in it says where the stars are kept. It stays as it is, and
/// whoever wants another store changes it here.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
