import FileClient
import Foundation
import TestSupport
import Testing

@testable import FavoritesFeature

@MainActor @Suite("Favourite primes")
struct FavoritePrimesTests {
  let model = FavoritePrimesModel()

  @Test("keeps primes in the order in which they come, each of them once")
  func add() {
    #expect(lines() == ["Favourites: none"])
    for prime in [7, 2, 31] { model.add(prime) }
    #expect(model.primes == [7, 2, 31])
    #expect(lines() == ["Favourites: 7, 2, 31"])
    model.add(2)
    #expect(lines() == ["Favourites: 7, 2, 31", "2 is already a favourite."])
    model.add(3)
    #expect(lines() == ["Favourites: 7, 2, 31, 3"])
  }

  @Test("refuses a number that is not prime", arguments: [-7, 0, 1, 4])
  func notPrime(number: Int) {
    model.add(7)
    model.add(number)
    #expect(
      lines() == ["Favourites: 7", "\(number) is not prime. Only primes can be favourites."])
  }

  @Test("removes what is there, and says so if it is not")
  func remove() {
    for prime in [7, 2, 31] { model.add(prime) }
    model.remove(2)
    #expect(lines() == ["Favourites: 7, 31"])
    model.remove(2)
    #expect(lines() == ["Favourites: 7, 31", "2 isn't one of your favourites."])
    model.remove(7)
    model.remove(31)
    #expect(lines() == ["Favourites: none"])
  }

  @Test("saves, and says how many and when by the world's clock")
  func save() async throws {
    let files = FileClient.inMemory()
    model.add(3)
    await work(files, hour: 14) { $0.save() }
    #expect(lines() == ["Favourites: 3", "Saved 1 favourite at 14:02"])
    for prime in [7, 2] { model.add(prime) }
    await work(files, hour: 15) { $0.save() }
    #expect(lines() == ["Favourites: 3, 7, 2", "Saved 3 favourites at 15:02"])
    #expect(try await files.load("favourite-primes.json") == Data("[3,7,2]".utf8))
  }

  @Test("the time stays that of the saving; how it is written follows the locale")
  func locale() async {
    model.add(7919)
    await work(.inMemory(), hour: 14) { $0.save() }
    #expect(lines(locale: "de_DE") == ["Favourites: 7.919", "Saved 1 favourite at 14:02"])
    let american = lines(locale: "en_US")
    #expect(american.first == "Favourites: 7,919")
    // The space in the time is a narrow one, and not all systems use the same character.
    #expect(american.last?.hasPrefix("Saved 1 favourite at 2:02") == true)
    #expect(american.last?.hasSuffix("PM") == true)
  }

  @Test("loads what was saved, in the place of what is there")
  func load() async {
    model.add(5)
    await work(.inMemory(["favourite-primes.json": Data("[2, 31, 7]".utf8)])) { $0.load() }
    #expect(model.primes == [2, 31, 7])
    #expect(
      lines() == ["Favourites: 2, 31, 7", "Loaded 3 favourites; 1 unsaved one was replaced"])
  }

  @Test("nothing was saved: says so, and leaves the list alone")
  func nothingSaved() async {
    model.add(5)
    await work(.inMemory()) { $0.load() }
    #expect(model.primes == [5])
    #expect(lines().last?.hasPrefix("There are no saved favourites yet.") == true)
  }

  @Test("what is saved while it loads is what was loaded")
  func saveAfterLoad() async throws {
    let held = HeldRequests<Void>()
    let memory = FileClient.inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)])
    var files = memory
    files.load = { name in
      try await held.send()
      return try await memory.load(name)
    }
    let loading = start(files) { $0.load() }
    let saving = start(files) { $0.save() }
    #expect(lines() == ["Favourites: none", "One moment…"])
    await held.answer(1, with: .success(()))
    await held.answer(2, with: .success(()))
    await loading?.value
    await saving?.value
    #expect(lines() == ["Favourites: 2, 31, 7", "Saved 3 favourites at 14:02"])
    #expect(try await memory.load("favourite-primes.json") == Data("[2,31,7]".utf8))
  }

  @Test(
    "a damaged file is named, and nothing is saved over it",
    arguments: ["", #"["2"]"#, "[2,4]", "[2,2]"])
  func damaged(text: String) async throws {
    let name = "favourite-primes.json"
    let files = FileClient.inMemory([name: Data(text.utf8)])
    model.add(5)
    await work(files) { $0.load() }
    #expect(lines().last?.hasPrefix("That failed. The file \(name) is not a list") == true)
    await work(files) { $0.save() }
    #expect(lines().last?.contains("Repair it or move it away.") == true)
    #expect(try await files.load(name) == Data(text.utf8))
    #expect(model.primes == [5])
  }

  @Test("a failure is shown, and leaves the list alone", arguments: [true, false])
  func failure(whileLoading: Bool) async {
    model.add(5)
    #expect(!model.hasFailed)
    await work(.failed) { whileLoading ? $0.load() : $0.save() }
    #expect(lines().last?.hasPrefix("That failed. The disk is on strike") == true)
    #expect(model.primes == [5])
    // It stays true after the next line, which has a notice of its own.
    model.add(5)
    #expect(model.hasFailed)
    await work(.inMemory()) { $0.save() }
    #expect(!model.hasFailed)
  }

  private func start(
    _ files: FileClient, hour: Int = 14, _ request: (FavoritePrimesModel) -> Void
  ) -> Task<Void, Never>? {
    inWorld(fileClient: files, hour: hour) {
      request(model)
      return model.working
    }
  }

  private func work(
    _ files: FileClient, hour: Int = 14, _ request: (FavoritePrimesModel) -> Void
  ) async {
    await start(files, hour: hour, request)?.value
  }

  private func lines(locale: String = "en_GB") -> [String] {
    inWorld(locale: locale) { model.screen.lines.map(\.text) }
  }
}
