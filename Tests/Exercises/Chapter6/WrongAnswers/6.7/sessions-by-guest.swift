// Wrong: the rack keeps all sessions, each under its guest's name.
// Must fail with: and went home. Nobody holds on to their sessions, but these are still alive: ["Ida", "Ole", "Eva"]

@MainActor
final class SkiRack {
  private let storeroom: any SkiStoreroom
  private var guests: [Int: String] = [:]
  var sessions: [String: SkiSession] = [:]
  private lazy var stock = Task { [storeroom] in await storeroom.takeStock() }

  init(storeroom: any SkiStoreroom) {
    self.storeroom = storeroom
  }

  func suggestions(for guest: String) async -> [Int] {
    let pairs = await stock.value
    return pairs.filter { $0.fits(centimetres: sessions[guest]?.centimetres ?? 0) }
      .map(\.number).filter { guests[$0] == nil }
  }

  func hire(_ number: Int, for guest: String) async -> Bool {
    let pairs = await stock.value
    guard pairs.contains(where: { $0.number == number }), guests[number] == nil else {
      return false
    }
    guests[number] = guest
    return true
  }

  func hired(by guest: String) -> [Int] {
    guests.filter { $0.value == guest }.map(\.key).sorted()
  }
}

struct SkiDesk: SkiCounter {
  let guest: String
  let rack: SkiRack

  func suggestions() async -> [Int] {
    await rack.suggestions(for: guest)
  }

  func hire(_ number: Int) async -> Bool {
    await rack.hire(number, for: guest)
  }

  func hired() -> [Int] {
    rack.hired(by: guest)
  }
}

final class SkiHireRoot: SkiHire {
  private let rack: SkiRack

  init(storeroom: any SkiStoreroom) {
    rack = SkiRack(storeroom: storeroom)
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    rack.sessions[session.guest] = session
    return SkiDesk(guest: session.guest, rack: rack)
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
