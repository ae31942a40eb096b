import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.1"))
struct Exercise6_1 {
  @Test(
    "the profile shows the reader of the root's store",
    arguments: [("Ada", ["Emma"]), ("Bo Li", ["Ulysses", "Dracula"]), ("Cleo", [])])
  func showsItsReader(reader: String, titles: [String]) {
    let root = makeLibraryRoot(store: CardDesk(reader), loans: LoanSheet([reader: titles]))
    let lines = openReaderProfile(of: root).lines()
    #expect(
      lines == ["The card of \(reader)"] + titles,
      """
      The root was made with a store in which \(reader) is signed in, and with loans in which \
      \(titles) are lent to \(reader). Its profile shows \(lines). The store has to travel from the \
      root into an authenticator, and that one into the profile.
      """)
  }

  @Test("who logs out is out for the whole app")
  func logsOut() {
    let store = CardDesk("Ada")
    let root = makeLibraryRoot(store: store, loans: LoanSheet(["Ada": ["Emma"]]))
    let (profile, other) = (openReaderProfile(of: root), openReaderProfile(of: root))
    profile.logOut()
    let reader = store.reader ?? "nobody"
    #expect(
      reader == "nobody",
      """
      Ada logs out in the profile. The root's store should say that nobody is signed in, and says \
      \(reader). The profile has told another authenticator, or one with another store, or nobody.
      """)
    let screens = [profile, other, openReaderProfile(of: root)].map { $0.lines() }
    #expect(
      screens == Array(repeating: ["Nobody is signed in."], count: 3),
      """
      Two profiles were open when Ada logged out in one of them, and a third was opened \
      afterwards. All should show that nobody is signed in. They show \(screens). A profile should \
      ask its authenticator each time, and remember nothing itself.
      """)
  }

  @Test("an open profile follows its store")
  func followsItsStore() {
    let store = CardDesk(nil)
    let root = makeLibraryRoot(store: store, loans: LoanSheet(["Ada": ["Emma"], "Bo": ["Dune"]]))
    let profile = openReaderProfile(of: root)
    let screens = [nil, "Ada", "Bo", nil, "Ada"].map { reader in
      store.reader = reader
      return profile.lines()
    }
    let (ada, bo, nobody) =
      (["The card of Ada", "Emma"], ["The card of Bo", "Dune"], ["Nobody is signed in."])
    #expect(
      screens == [nobody, ada, bo, nobody, ada],
      """
      A profile is open. Elsewhere Ada signs in, then Bo, then nobody is signed in, then Ada again. \
      The profile shows, one after the other: \(screens). Keep the authenticator, not what it \
      answered when the profile was composed or first shown.
      """)
  }

  @Test("two apps have two stores")
  func keepsAppsApart() {
    let roots = ["Ada", "Bo"].map { makeLibraryRoot(store: CardDesk($0), loans: LoanSheet([:])) }
    let profiles = roots.map(openReaderProfile)
    profiles[1].logOut()
    let screens = profiles.map { $0.lines() }
    #expect(
      screens == [["The card of Ada"], ["Nobody is signed in."]],
      """
      Two roots have two stores: Ada's and Bo's. Bo logs out. Their profiles show \(screens). Each \
      root hands its own store on. A static would be that of all roots.
      """)
  }

  @Test("the profile works with every authenticator")
  func takesAnyAuthenticator() {
    let authenticator = CardStub()
    let profile = makeReaderProfile(
      authenticator: authenticator, loans: LoanSheet(["Dora": ["Heidi"]]))
    let lines = profile.lines()
    #expect(
      lines == ["The card of Dora", "Heidi"],
      """
      A profile was made without any root, with an authenticator that this test wrote. It says that \
      Dora is signed in, and the profile shows \(lines). A profile that builds its own \
      authenticator, or asks for more than one to build it from, cannot do that.
      """)
    profile.logOut()
    #expect(
      authenticator.logOuts == 1,
      """
      The profile has an authenticator of this test's, and somebody logs out. The authenticator \
      should hear that once, and has heard it \(authenticator.logOuts) times.
      """)
  }

  @Test("the profile knows no type behind a protocol")
  func namesNoConcreteType() throws {
    let source = try LearnerSource.load("6.1")
    // The function that opens the root's profile may have to say what is behind a generic one.
    let rest = source.withoutType("LibraryRoot")
      .withoutAll(["class CardAuthenticator", "class CardsInMemory", "func openReaderProfile"])
    let profile = [source.type("ReaderProfile"), source.body(of: "extension ReaderProfile")]
    let places =
      ["CardAuthenticator", "CardsInMemory"].flatMap(rest.lines(mentioning:))
      + profile.compactMap { $0 }.flatMap { part in
        ["CardStoring", "LibraryRoot"].flatMap(part.lines(mentioning:))
      }
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). Outside of LibraryRoot, somebody still knows how the app is put \
      together: \(places.quoted). The profile should take an authenticator, as a protocol, with no \
      default, and neither a store nor the root. What is behind the protocol is the root's choice.
      """)
    let aliases = rest.aliases(of: ["CardAuthenticator", "CardsInMemory", "CardStoring"])
    #expect(
      aliases.isEmpty,
      """
      This test reads \(source.path). A given type has a second name there: \(aliases.quoted). The \
      profile that uses it knows the type all the same.
      """)
  }

  @Test("the authenticator comes through the initializer")
  func needsItsAuthenticator() throws {
    let loans = LoanSheet([:])
    let profile = makeReaderProfile(authenticator: CardStub(), loans: loans)
    let isMade = try canBeMade(like: profile, .init(loans: loans))
    #expect(
      !isMade,
      """
      A profile can be made with loans and nothing else. Then its authenticator comes from a \
      default, from a static, or later from outside, and whoever forgets it hears nothing. Take \
      the authenticator in the initializer, without a default.
      """)
  }

  @Test("there is no way around the initializer")
  func leavesNoBackDoor() throws {
    let source = try LearnerSource.load("6.1")
    let outside = source.withoutType("LibraryRoot")
      .withoutAll(["func makeLibraryRoot", "func openReaderProfile"])
    let places =
      source.sharedState + ["LibraryRoot.", "LibraryRoot("].flatMap(outside.lines(mentioning:))
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). There is a way around the initializer: \(places.quoted). What \
      is kept in a static, or fetched from a root that stands somewhere, does not show in what the \
      profile takes, and is the same for all apps.
      """)
  }
}

extension ReaderProfile: Probed {}

extension Probed {
  /// Ranks below the profile's own initializers; see `Probed`.
  fileprivate init(loans: any LoanListing) throws {
    throw NotThere()
  }
}

/// A store that is not one of the app's.
private final class CardDesk: CardStoring {
  var reader: String?

  init(_ reader: String?) {
    self.reader = reader
  }
}

/// An authenticator without a store.
private final class CardStub: CardAuthenticating {
  let reader: String? = "Dora"
  private(set) var logOuts = 0

  func logOut() {
    logOuts += 1
  }
}

/// Loans that do not change.
private struct LoanSheet: LoanListing {
  private let titles: [String: [String]]

  init(_ titles: [String: [String]]) {
    self.titles = titles
  }

  func titles(lentTo reader: String) -> [String] {
    titles[reader] ?? []
  }
}
