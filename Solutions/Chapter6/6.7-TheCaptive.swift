// 6.7 · The captive                                                        ★★★
//
// At a ski hire guests sign in, and several of them stand at the counter at the same time. There
// is one rack for all, as it should be, since taking stock takes an hour. But the rack holds the
// session of the first guest. Whoever comes second is offered skis of the first guest's length,
// and hires in that name; and the session is still kept when its guest has long gone home.
//
// Edit:   everything below "Yours".
// Check:  swift run workshop check 6.7
// Read:   Book/06-CompositionRoot.md, "The captive"

// MARK: - Given

/// A guest who is signed in. The session begins at the door, and is over as soon as whoever began
/// it, and the guest's counter, have let go of it.
@MainActor
final class SkiSession {
  /// The name. It stays the same when the guest comes back with another session.
  let guest: String
  /// The guest's height. Whoever has made a mistake corrects it during the session.
  var centimetres: Int

  init(guest: String, centimetres: Int) {
    self.guest = guest
    self.centimetres = centimetres
  }
}

struct SkiPair: Sendable {
  let number: Int
  let centimetres: Int

  /// Skis should be as long as the guest, give or take five centimetres.
  func fits(centimetres height: Int) -> Bool {
    abs(centimetres - height) <= 5
  }
}

/// Knows all skis of the hire.
protocol SkiStoreroom: Sendable {
  /// Counts the skis, which takes long.
  func takeStock() async -> [SkiPair]
}

/// What a guest does during a session.
@MainActor
protocol SkiCounter: Sendable {
  /// The numbers of the pairs that fit the guest and that nobody has hired.
  func suggestions() async -> [Int]
  /// Hires a pair for the guest. It is false where there is no such pair, or somebody has it.
  func hire(_ number: Int) async -> Bool
  /// The numbers of the pairs that the guest has hired, in this session or an earlier one.
  func hired() -> [Int]
}

/// The whole hire. It outlives all sessions.
@MainActor
protocol SkiHire {
  /// The counter for one session.
  func signIn(_ session: SkiSession) -> any SkiCounter
}

// MARK: - Yours

/// The skis: a singleton, because stock is to be taken once.
///
/// It outlives every session, so it is told the guest with each call and keeps no more than a name.
@MainActor
final class SkiRack {
  private let storeroom: any SkiStoreroom
  private var guests: [Int: String] = [:]
  private lazy var stock = Task { [storeroom] in await storeroom.takeStock() }

  init(storeroom: any SkiStoreroom) {
    self.storeroom = storeroom
  }

  func suggestions(for session: SkiSession) async -> [Int] {
    let pairs = await stock.value
    return pairs.filter { $0.fits(centimetres: session.centimetres) }
      .map(\.number).filter { guests[$0] == nil }
  }

  func hire(_ number: Int, for session: SkiSession) async -> Bool {
    let pairs = await stock.value
    guard pairs.contains(where: { $0.number == number }), guests[number] == nil else {
      return false
    }
    guests[number] = session.guest
    return true
  }

  func hired(by session: SkiSession) -> [Int] {
    guests.filter { $0.value == session.guest }.map(\.key).sorted()
  }
}

/// Scoped: there is one for each session, and it may hold the rack, which lives longer.
struct SkiDesk: SkiCounter {
  let session: SkiSession
  let rack: SkiRack

  func suggestions() async -> [Int] {
    await rack.suggestions(for: session)
  }

  func hire(_ number: Int) async -> Bool {
    await rack.hire(number, for: session)
  }

  func hired() -> [Int] {
    rack.hired(by: session)
  }
}

/// Puts the hire together.
final class SkiHireRoot: SkiHire {
  private let rack: SkiRack

  init(storeroom: any SkiStoreroom) {
    rack = SkiRack(storeroom: storeroom)
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    SkiDesk(session: session, rack: rack)
  }
}

/// A hire of its own. The tests call this function, and then sign guests in.
@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
