// Wrong: lets the session go, and still has one for all.
// Must fail with: Whose height does the rack go by, that of whoever signed in first, or last?

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

  func suggestions() async -> [Int] {
    await rack.suggestions()
  }

  func hire(_ number: Int) async -> Bool {
    await rack.hire(number)
  }

  func hired() -> [Int] {
    rack.hired()
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
    rack.session = session
    self.rack = rack
    return SkiDesk(rack: rack)
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
