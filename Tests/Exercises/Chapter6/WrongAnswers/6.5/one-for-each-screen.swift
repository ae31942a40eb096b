// Wrong: makes a store for each screen.
// Must fail with: Each cinema should have called its makeStore once. It was called

/// Puts the cinema's app together.
final class CinemaRoot {
  private let makeStore: () -> any FilmStore
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(makeStore: @escaping () -> any FilmStore) {
    self.makeStore = makeStore
  }

  var programme: FilmProgramme {
    FilmProgramme(films: films, store: makeStore(), openPage: page(of:))
  }

  func page(of film: String) -> FilmPage {
    FilmPage(film: film, store: makeStore())
  }

  var poster: FilmPoster {
    FilmPoster(films: films, store: makeStore())
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
