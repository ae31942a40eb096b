// 6.5 · Swap it once                                                       ★★☆
//
// A cinema keeps the stars that visitors give to films on cards in a box. It wants another
// store, and nobody knows yet which. Today the root makes a card store wherever a screen
// needs one. All of them write into the same box, so it works. But who wants another store
// has to change every place, and the screen of a forgotten one goes on with the cards.
//
// Edit:   `CinemaRoot` and `makeCinema(_:)`, between the marks "Yours" and "Given again".
// Check:  swift run workshop check 6.5
// Read:   Book/06-CompositionRoot.md, "Swap it once"

// MARK: - Given

/// Keeps the stars that visitors give to films.
protocol FilmStore: AnyObject {
  /// One to five stars, or nil as long as nobody has rated the film.
  func stars(of film: String) -> Int?
  func rate(_ film: String, stars: Int)
}

/// A box of cards: one for each film, with its stars.
final class FilmCardBox {
  var cards: [String: Int] = [:]
}

/// Keeps the stars in a box, together with all other stores over the same box.
final class FilmCardStore: FilmStore {
  private let box: FilmCardBox

  init(box: FilmCardBox) {
    self.box = box
  }

  func stars(of film: String) -> Int? { box.cards[film] }
  func rate(_ film: String, stars: Int) { box.cards[film] = stars }
}

/// Keeps the stars by itself, for as long as it lives.
final class FilmMemoryStore: FilmStore {
  private var stars: [String: Int] = [:]

  func stars(of film: String) -> Int? { stars[film] }
  func rate(_ film: String, stars: Int) { self.stars[film] = stars }
}

/// The page of a film. Here it is rated.
struct FilmPage {
  let film: String
  let store: any FilmStore

  func rate(stars: Int) {
    store.rate(film, stars: stars)
  }

  func text() -> String {
    "\(film) \(store.stars(of: film).map { "\($0)/5" } ?? "not rated")"
  }
}

/// The films of the week, and a way to the page of each.
struct FilmProgramme {
  let films: [String]
  let store: any FilmStore
  let openPage: (_ film: String) -> FilmPage

  func lines() -> [String] {
    films.map { FilmPage(film: $0, store: store).text() }
  }
}

/// The poster at the door. It shows the film that the visitors like best.
struct FilmPoster {
  let films: [String]
  let store: any FilmStore

  func text() -> String {
    let best = films.max { store.stars(of: $0) ?? 0 < store.stars(of: $1) ?? 0 }
    guard let best, let stars = store.stars(of: best) else { return "See for yourself!" }
    return "\(best) has \(stars)/5!"
  }
}

// MARK: - Yours

// TODO: 6.5
// You are done when the one line in `openCinema(box:)` decides for the whole app: all screens of
// a cinema have the store that `makeStore` makes, it is called once for each cinema, and nothing
// between the marks names a kind of store. A screen works on when nobody holds the root any more.
// Keep the names of the three composers.

/// Puts the cinema's app together.
final class CinemaRoot {
  private let box: FilmCardBox
  private let films = ["Alien", "Metropolis", "Solaris"]
  private lazy var posterStore = FilmCardStore(box: box)

  init(box: FilmCardBox) {
    self.box = box
  }

  var programme: FilmProgramme {
    FilmProgramme(
      films: films, store: FilmCardStore(box: box),
      openPage: { [box] film in FilmPage(film: film, store: FilmCardStore(box: box)) })
  }

  func page(of film: String) -> FilmPage {
    FilmPage(film: film, store: FilmCardStore(box: box))
  }

  var poster: FilmPoster {
    FilmPoster(films: films, store: posterStore)
  }
}

/// A cinema with a store of its own. The tests call this function, and then the three composers.
///
/// - Parameter makeStore: makes a new store, of a kind that the root has no need to know.
func makeCinema(_ makeStore: @escaping () -> any FilmStore) -> CinemaRoot {
  CinemaRoot(box: FilmCardBox())
}

// MARK: - Given again

/// The entry point, which stays as it is. Whoever wants another store, some day, changes this one
/// line and no other.
func openCinema(box: FilmCardBox) -> CinemaRoot {
  makeCinema { FilmCardStore(box: box) }
}
