import AuthenticationDomain
import Navigation
import Places
import ShopParts
import TerminalUI
import TestSupport
import VisitStore
import VisitStoreMemory

/// Three shops in the middle of the town, where every map begins. Their IDs aren't their names.
struct ThreePlaces: PlaceRepository {
  /// A line for each time that the list was read.
  let readings = CallRecorder<String>()
  /// Where a reading waits.
  var gate: Gate?
  /// What the shops' names begin with.
  var prefix = ""

  func places() async throws -> [Place] {
    readings.record("read")
    await gate?.pass()
    return [
      ("bt", "Bean There", "Harbour"), ("sd", "Slow Drip", "Old Town"),
      ("eb", "Early Bird", "Harbour"),
    ]
    .enumerated().map { index, shop in
      Place(
        id: shop.0, name: prefix + shop.1, street: "Main Street", district: shop.2,
        latitude: 55.6797 + Double(index) * 0.001, longitude: 12.578)
    }
  }
}

/// A kind of store that no answer can know, and that notes what is changed.
final class VisitLedger: VisitStoring {
  let updates = CallRecorder<String>()
  private let memory: InMemoryVisitStore

  init(_ visits: [Visit] = []) {
    memory = InMemoryVisitStore(visits)
  }

  func visit(_ id: Visit.ID) throws -> Visit? { try memory.visit(id) }
  func visits(of account: String) throws -> [Visit] { try memory.visits(of: account) }
  func changes() -> AsyncStream<VisitChange> { memory.changes() }

  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) throws {
    updates.record("\(id.account) \(id.shop)")
    try memory.update(id, change)
  }
}

extension Visit {
  static func of(_ account: String, to shop: String, rating: Int?, note: String = "") -> Visit {
    Visit(
      id: ID(account: account, shop: shop), rating: rating, note: note, changed: .distantPast)
  }
}

/// An authenticator that nobody asks.
struct NoDoor: Authenticating {
  let passwordAdvice = "any"
  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) {}
}

extension AppScreen {
  /// Brings it to the top, waits until it has what it shows, and gives back its lines.
  @discardableResult
  func shown() async -> [String] {
    await appear()
    await settle()
    return lines
  }

  /// What it shows now, without the empty lines.
  var lines: [String] { body.lines.map(\.text).filter { !$0.isEmpty } }

  /// How many points of 5 it shows now for a shop, such as "4 of 5"; "no rating" without any.
  func rating(of shop: String) -> String {
    let line = lines.first { $0.hasPrefix("Your rating:") } ?? lines.first { $0.contains(shop) }
    let rating = line?.firstMatch(of: /\d of 5/)?.output
    return rating.map(String.init) ?? "no rating"
  }

  /// Types a line on it, and then the answers to its questions, one after another.
  func typed(_ line: String, answers: [String] = []) async -> Step {
    var step = await read(line)
    var rest = answers[...]
    while case .ask(_, _, let goOn) = step, let answer = rest.popFirst() {
      step = await goOn(answer)
    }
    return step
  }

  /// Types a line that opens another screen, and gives that one back once it is shown.
  func opened(by line: String) async -> (any AppScreen)? {
    guard case .open(let screen) = await typed(line) else { return nil }
    await screen.shown()
    return screen
  }
}

extension Step {
  /// What a user sees of it.
  var word: String {
    switch self {
    case .stay: "stays"
    case .say(let sentence): sentence
    case .open: "opens a screen"
    case .back: "back"
    case .home: "(the app starts)"
    case .ask(let prompt, _, _): prompt
    case .unknown: "unknown"
    }
  }
}
