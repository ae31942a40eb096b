// Wrong: shortens the rack's life to that of a session.
// Must fail with: The guests have each a rack of their own, but there is only one in the shop.

@MainActor
final class SkiRack {
  private let session: SkiSession
  private let storeroom: any SkiStoreroom
  private var guests: [Int: String] = [:]
  private lazy var stock = Task { [storeroom] in await storeroom.takeStock() }

  init(session: SkiSession, storeroom: any SkiStoreroom) {
    self.session = session
    self.storeroom = storeroom
  }

  func suggestions() async -> [Int] {
    let pairs = await stock.value
    return pairs.filter { $0.fits(centimetres: session.centimetres) }
      .map(\.number).filter { guests[$0] == nil }
  }

  func hire(_ number: Int) async -> Bool {
    let pairs = await stock.value
    guard pairs.contains(where: { $0.number == number }), guests[number] == nil else {
      return false
    }
    guests[number] = session.guest
    return true
  }

  func hired() -> [Int] {
    guests.filter { $0.value == session.guest }.map(\.key).sorted()
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

  init(storeroom: any SkiStoreroom) {
    self.storeroom = storeroom
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    SkiDesk(rack: SkiRack(session: session, storeroom: storeroom))
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
