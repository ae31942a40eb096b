import TestSupport
import Testing

@testable import Chapter6Exercises

@Suite(.exercise("6.5"))
struct Exercise6_5 {
  @Test("a rating is seen on every screen, with every store", arguments: CinemaStorage.allCases)
  func everyScreenFollows(storage: CinemaStorage) {
    let cinema = makeCinema(storage.maker())
    let early = CinemaScreens(of: cinema)
    cinema.page(of: "Metropolis").rate(stars: 2)
    cinema.programme.openPage("Solaris").rate(stars: 4)
    let late = CinemaScreens(of: cinema)
    let expected = [
      "programme: Alien not rated, Metropolis 2/5, Solaris 4/5", "page: Metropolis 2/5",
      "page from the programme: Solaris 4/5", "poster: Solaris has 4/5!",
    ]
    let behind = [("made before", early), ("made afterwards", late)].flatMap { time, screens in
      screens.texts().filter { !expected.contains($0) }.map { "\(time), \($0)" }
    }
    #expect(
      behind.isEmpty,
      """
      A cinema has \(storage). Metropolis was given 2 stars on its page, and Solaris 4 stars on the \
      page that the programme opens. \(behind.count) of 8 screens do not show that, such as \
      \(Array(behind.prefix(2)).quoted). Each of them should have the one store that makeStore has made \
      for this cinema.
      """)
  }

  @Test("all screens work with the store that is handed in")
  func usesTheStoreItIsGiven() {
    let chalkboard = FilmChalkboard(stars: ["Alien": 3])
    let cinema = makeCinema { chalkboard }
    let screens = CinemaScreens(of: cinema)
    let texts = screens.texts()
    cinema.page(of: "Alien").rate(stars: 5)
    cinema.programme.openPage("Solaris").rate(stars: 1)
    let ratings = chalkboard.ratings.calls
    #expect(
      texts == [
        "programme: Alien 3/5, Metropolis not rated, Solaris not rated",
        "page: Metropolis not rated", "page from the programme: Solaris not rated",
        "poster: Alien has 3/5!",
      ],
      """
      The tests bring a kind of store of their own, in which Alien has 3 stars before the cinema \
      opens. The screens should show that, and they show \(texts.quoted). A screen that knows \
      nothing of it has another store.
      """)
    #expect(
      ratings == ["Alien 5", "Solaris 1"],
      """
      Alien was given 5 stars on its page, and Solaris 1 star on the page that the programme opens. \
      Both should be written into the store that makeStore has made. What arrived there: \(ratings).
      """)
    chalkboard.rate("Metropolis", stars: 2)
    let page = screens.page.text()
    #expect(
      page == "Metropolis 2/5",
      """
      A page was open and looked at. Then somebody else wrote 2 stars for Metropolis on the same \
      chalkboard, and the page shows "\(page)". Hand on the store itself, not something around it \
      that remembers the stars.
      """)
  }

  @Test("a cinema makes one store, and shares it with no other cinema")
  func makesOneStore() throws {
    let made = CallRecorder<String>()
    let cinemas = ["north", "south"].map { town in
      makeCinema {
        made.record(town)
        return FilmMemoryStore()
      }
    }
    for cinema in cinemas {
      for _ in 1...2 { _ = CinemaScreens(of: cinema).texts() }
    }
    let counts = ["north", "south"].map { town in made.calls.filter { $0 == town }.count }
    #expect(
      counts == [1, 1],
      """
      Two cinemas were opened, and all screens of both were made twice and looked at. Each cinema \
      should have called its makeStore once. It was called \(counts[0]) times for the first cinema \
      and \(counts[1]) times for the second. What calls it each time gives each screen a store of \
      its own; what calls it for the first cinema only keeps that one's store for all.
      """)
    cinemas[0].page(of: "Alien").rate(stars: 5)
    let posters = cinemas.map { $0.poster.text() }
    #expect(
      posters == ["Alien has 5/5!", "See for yourself!"],
      """
      There are two cinemas, each with a memory store. In the first, Alien is given 5 stars. The \
      posters of the two then say \(posters.quoted). The first should show the 5 stars, and the \
      second should know nothing of them: keep the store in the root, and not in a static.
      """)
    let source = try LearnerSource.load("6.5")
    #expect(
      source.sharedState.isEmpty,
      """
      This test reads \(source.path). Something is kept there for all cinemas: \
      \(source.sharedState.quoted). Keep the store in the root, and not in a static.
      """)
  }

  @Test("a programme works on when its root is gone")
  func outlivesTheRoot() throws {
    let source = try LearnerSource.load("6.5")
    let isUnowned = source.mentions("unowned")
    try #require(
      !isUnowned,
      """
      This test reads \(source.path), and finds `unowned`. If the programme opens a page when its \
      root is gone, that ends the app. The programme is not kept by the root, so its closure may hold \
      the root, or better the store.
      """)
    let chalkboard = FilmChalkboard(stars: [:])
    let programme = makeCinema { chalkboard }.programme
    programme.openPage("Alien").rate(stars: 4)
    let ratings = chalkboard.ratings.calls
    #expect(
      ratings == ["Alien 4"],
      """
      A root has composed a programme, and nobody holds the root any more. On the page that the \
      programme opens, Alien is given 4 stars. The store should hear that, and hears \(ratings). A \
      closure that holds the root weakly has no store left by then: let it hold the store.
      """)
    weak var kept: FilmChalkboard?
    do {
      let store = FilmChalkboard(stars: [:])
      kept = store
      _ = CinemaScreens(of: makeCinema { store }).texts()
    }
    let isGone = kept == nil
    #expect(
      isGone,
      """
      A cinema was opened, all its screens were made and looked at, and all of it was let go. Its store \
      is still there. If the root keeps a programme whose closure holds the root, the two keep each \
      other: let the root make a new one each time.
      """)
  }

  @Test("the app itself still keeps its stars on cards")
  func opensWithCards() {
    let box = FilmCardBox()
    box.cards = ["Metropolis": 3]
    let cinema = openCinema(box: box)
    let poster = cinema.poster.text()
    cinema.page(of: "Metropolis").rate(stars: 4)
    let card = box.cards["Metropolis"]
    #expect(
      poster == "Metropolis has 3/5!" && card == 4,
      """
      openCinema(box:) was called with a box in which Metropolis has 3 stars. The poster says \
      "\(poster)". Then Metropolis was given 4 stars on its page, and its card says \
      \(card.map(String.init) ?? "nothing"). The cards should be read and written as before.
      """)
  }

  @Test("the store is constructed in one place")
  func namesNoKindOfStore() throws {
    let source = try LearnerSource.load("6.5")
    let entryPoint = try #require(
      source.body(of: "func openCinema"),
      "This test reads \(source.path) and finds no openCinema(box:). It is given, and should stay.")
    let yours = ["func openCinema", "final class FilmCardStore", "final class FilmMemoryStore"]
      .reduce(source) { $0.without($1) }
    let places = ["FilmCardStore", "FilmMemoryStore"].flatMap(yours.lines(mentioning:))
    #expect(
      entryPoint.mentions("makeCinema { FilmCardStore(box: box) }") && places.isEmpty,
      """
      This test reads \(source.path). openCinema(box:) should be as it was given, and no other \
      place should name a kind of store. These do: \(places.quoted). Whoever swaps the store has to \
      change them too. The root needs no more than `any FilmStore`.
      """)
  }
}

/// The stores that a cinema may be opened with.
enum CinemaStorage: String, CaseIterable, CustomStringConvertible {
  case cards = "a card store"
  case memory = "a memory store"
  case chalkboard = "a kind of store that only the tests know"

  var description: String { rawValue }

  func maker() -> () -> any FilmStore {
    let box = FilmCardBox()
    return {
      switch self {
      case .cards: FilmCardStore(box: box)
      case .memory: FilmMemoryStore()
      case .chalkboard: FilmChalkboard(stars: [:])
      }
    }
  }
}

/// One of each of the cinema's screens.
private struct CinemaScreens {
  let programme: FilmProgramme
  let page: FilmPage
  let opened: FilmPage
  let poster: FilmPoster

  init(of cinema: CinemaRoot) {
    programme = cinema.programme
    page = cinema.page(of: "Metropolis")
    opened = cinema.programme.openPage("Solaris")
    poster = cinema.poster
  }

  func texts() -> [String] {
    [
      "programme: \(programme.lines().joined(separator: ", "))", "page: \(page.text())",
      "page from the programme: \(opened.text())", "poster: \(poster.text())",
    ]
  }
}

/// A kind of store that the learner's part cannot know.
private final class FilmChalkboard: FilmStore {
  let ratings = CallRecorder<String>()
  private var stars: [String: Int]

  init(stars: [String: Int]) {
    self.stars = stars
  }

  func stars(of film: String) -> Int? { stars[film] }

  func rate(_ film: String, stars: Int) {
    ratings.record("\(film) \(stars)")
    self.stars[film] = stars
  }
}
