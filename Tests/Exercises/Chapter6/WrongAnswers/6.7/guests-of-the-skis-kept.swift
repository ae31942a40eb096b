// Wrong: writes down with each pair the session in which it was hired.
// Must fail with: and went home. Nobody holds on to their sessions, but these are still alive: ["Ida"]

@MainActor
final class SkiRack {
  private let storeroom: any SkiStoreroom
  private var guests: [Int: SkiSession] = [:]
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
    guests[number] = session
    return true
  }

  func hired(by session: SkiSession) -> [Int] {
    guests.filter { $0.value.guest == session.guest }.map(\.key).sorted()
  }
}

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

final class SkiHireRoot: SkiHire {
  private let rack: SkiRack

  init(storeroom: any SkiStoreroom) {
    rack = SkiRack(storeroom: storeroom)
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    SkiDesk(session: session, rack: rack)
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
