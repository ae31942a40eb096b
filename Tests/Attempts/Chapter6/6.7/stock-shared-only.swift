// Wrong: a rack for each session. They share the stock, but do not know who has hired what.
// Must fail with: The guests have each a rack of their own, but there is only one in the shop.

@MainActor
final class SkiRack {
  private let session: SkiSession
  private var guests: [Int: String] = [:]
  private let stock: Task<[SkiPair], Never>

  init(session: SkiSession, stock: Task<[SkiPair], Never>) {
    self.session = session
    self.stock = stock
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
  private let stock: Task<[SkiPair], Never>

  init(storeroom: any SkiStoreroom) {
    stock = Task { await storeroom.takeStock() }
  }

  func signIn(_ session: SkiSession) -> any SkiCounter {
    SkiDesk(rack: SkiRack(session: session, stock: stock))
  }
}

@MainActor
func makeSkiHire(storeroom: any SkiStoreroom) -> any SkiHire {
  SkiHireRoot(storeroom: storeroom)
}
