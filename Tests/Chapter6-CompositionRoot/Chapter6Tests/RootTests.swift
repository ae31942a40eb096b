import Foundation
import TerminalUI
import TestSupport
import Testing
import VisitStoreSQLite

@testable import Chapter6

@Suite("The composition root") @MainActor
struct RootTests {
  private let nowhere = URL(filePath: "/dev/null/nowhere")

  @Test("composing everything leaves nothing on the disk", arguments: StoreChoice.built)
  func composing(store: StoreChoice) async throws {
    try await withTemporaryFolder { folder in
      let root = try makeRoot(store, in: folder.appending(path: "new"))
      #expect(!root.graph.lines.isEmpty)
      #expect(try files(in: folder) == [:])
      // The root doesn't even need a folder that exists: every file operation here would fail.
      #expect(try makeRoot(store, in: nowhere).graph == root.graph)
    }
  }

  @Test("another store is one other word in the graph, drawn once")
  func swap() throws {
    let file = try makeRoot(.file, in: nowhere).graph.text
    let memory = try makeRoot(.memory, in: nowhere).graph.text
    #expect(file.replacing("FileVisitStore", with: "InMemoryVisitStore") == memory)
    let stores = file.split(separator: "\n").filter { $0.contains("store: FileVisitStore") }
    #expect(stores.map { $0.drop { $0 == " " } } == ["store: FileVisitStore (singleton)"])
    #expect(file.contains("store: the same FileVisitStore"))
  }

  @Test("the graph has the decorators in order, and each object's lifetime")
  func graph() throws {
    let graph = try makeRoot(.file, in: nowhere).graph.text
    #expect(
      graph.contains(
        """
        AccountScreen (transient)
          screen: MapScreen (transient)
            markers: DebouncedMarkers (scoped)
              markers: CachedMarkers (scoped)
                markers: RatedMarkers (scoped)
                  markers: PlaceMarkers (scoped)
                    places: BundledPlaces (singleton)
                  store: FileVisitStore (singleton)
                versions: VisitMarkerChanges (scoped)
                  store: the same FileVisitStore
              clock: ImpatientClock (singleton)
            changes: the same VisitMarkerChanges
            headline: () async -> String
            makeDetails: (String) -> AppScreen
            makeProfile: () -> AppScreen
          checker: AuthenticationChecker (transient)
            store: the same FileCredentialsStore
          watch: VisitWatch (scoped)
            store: the same FileVisitStore
            clock: the same ImpatientClock
          makeOnboarding: () -> AppScreen
        """))
    #expect(
      graph.contains(
        """
        OnboardingScreen (transient)
          authenticator: Authenticator (transient)
            accounts: FileAccountStore (singleton)
            credentials: the same FileCredentialsStore
            makeToken: () -> SessionToken
          observer: Analytics (singleton)
        """))
    #expect(graph.contains("observer: the same Analytics"))
    #expect(graph.components(separatedBy: "Authenticator (transient)").count == 3)
  }

  @Test("without SQLite nothing is composed")
  func withoutSQLite() throws {
    #if SQLite
      _ = try makeRoot(.sqlite, in: nowhere)
    #else
      #expect(throws: BuiltWithoutSQLite.self) { try makeRoot(.sqlite, in: nowhere) }
    #endif
  }

  @Test("what the command line says")
  func arguments() throws {
    let words = ["--store", "memory", "--data-dir=there", "--graph"]
    let settings = try Chapter6.arguments.values(from: words, defaults: Settings())
    #expect(settings.store == .memory)
    #expect(settings.folder == "there")
    #expect(settings.isGraphWanted)
    #expect(
      throws: ArgumentsError.wrong("--store needs file, memory or sqlite, not 'cloud'.")
    ) {
      try Chapter6.arguments.values(from: ["--store", "cloud"], defaults: Settings())
    }
  }
}
