// Wrong: copies what is in the session, when it begins.
// Must fail with: The height was copied, or the offer kept: ask the session each time.

@MainActor
final class SkiRack {
  private let storeroom: any SkiStoreroom
  private var guests: [Int: String] = [:]
  private lazy var stock = Task { [storeroom] in await storeroom.takeStock() }

  init(storeroom: any SkiStoreroom) {
    self.storeroom = storeroom
  }

  func suggestions(forHeight height: Int) async -> [Int] {
    let pairs = await stock.value
    return pairs.filter { $0.fits(centimetres: height) }
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
  let height: Int
  let rack: SkiRack

  func suggestions() async -> [Int] {
    await rack.suggestions(forHeight: height)
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
    SkiDesk(
      guest: session.guest, height: session.centimetres, rack: rack)
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
