// Wrong: one composer for the store, which makes another one each time.
// Must fail with: What calls it each time gives each screen a store of its own

/// Puts the cinema's app together.
final class CinemaRoot {
  private let makeStore: () -> any FilmStore
  private var store: any FilmStore { makeStore() }
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(makeStore: @escaping () -> any FilmStore) {
    self.makeStore = makeStore
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
  CinemaRoot(makeStore: makeStore)
}

/// The entry point. The one line in it says where the stars are kept. It stays as it is, and
/// whoever wants another store changes it here.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
