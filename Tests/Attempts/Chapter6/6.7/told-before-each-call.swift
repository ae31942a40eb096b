// Wrong: the counter tells the rack who is next, and the rack remembers it while it waits.
// Must fail with: A guest whom the rack remembers can be another one after an `await`

@MainActor
final class SkiRack {
  weak var session: SkiSession?
  private let storeroom: any SkiStoreroom
  private var guests: [Int: String] = [:]
  private lazy var stock = Task { [storeroom] in await storeroom.takeStock() }

  init(session: SkiSession, storeroom: any SkiStoreroom) {
    self.session = session
    self.storeroom = storeroom
  }

  func suggestions() async -> [Int] {
    let pairs = await stock.value
    return pairs.filter { $0.fits(centimetres: session?.centimetres ?? 0) }
      .map(\.number).filter { guests[$0] == nil }
  }

  func hire(_ number: Int) async -> Bool {
    let pairs = await stock.value
    guard pairs.contains(where: { $0.number == number }), guests[number] == nil else {
      return false
    }
    guests[number] = session?.guest
    return true
  }

  func hired() -> [Int] {
    guests.filter { $0.value == session?.guest }.map(\.key).sorted()
  }
}

struct SkiDesk: SkiCounter {
  let rack: SkiRack
  let session: SkiSession

  func suggestions() async -> [Int] {
    rack.session = session
    return await rack.suggestions()
  }

  func hire(_ number: Int) async -> Bool {
    rack.session = session
    return await rack.hire(number)
  }

  func hired() -> [Int] {
    rack.session = session
    return rack.hired()
  }
}

final class SkiHireRoot: SkiHire {
  private let storeroom: any SkiStoreroom
  private var rack: SkiRack?

  init(storeroom: any SkiStoreroom) {
    self.storeroom = storeroom
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    let rack = rack ?? SkiRack(session: session, storeroom: storeroom)
    self.rack = rack
    return SkiDesk(rack: rack, session: session)
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
