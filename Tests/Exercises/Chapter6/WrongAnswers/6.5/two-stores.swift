// Wrong: one store for what shows stars, and another one for what is rated.
// Must fail with: It was called 2 times for the first cinema

/// Puts the cinema's app together.
final class CinemaRoot {
  private let shown: any FilmStore
  private let rated: any FilmStore
  private let films = ["Alien", "Metropolis", "Solaris"]

  init(shown: any FilmStore, rated: any FilmStore) {
    self.shown = shown
    self.rated = rated
  }

  var programme: FilmProgramme {
    FilmProgramme(films: films, store: shown, openPage: page(of:))
  }

  func page(of film: String) -> FilmPage {
    FilmPage(film: film, store: rated)
  }

  var poster: FilmPoster {
    FilmPoster(films: films, store: shown)
  }
}

/// A cinema with a store of its own. The tests call this function, and then the three composers.
///
/// - Parameter makeStore: makes a new store, of a kind that the root has no need to know.
func makeCinema(_ makeStore: @escaping () -> any FilmStore) -> CinemaRoot {
  CinemaRoot(shown: makeStore(), rated: makeStore())
}

/// The entry point. The one line in it says where the stars are kept. It stays as it is, and
/// whoever wants another store changes it here.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
