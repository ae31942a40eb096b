// 2.1 · Extract the protocol                                               ★☆☆
//
// The list of coffee shops takes a `ShopDatabase`, so it can't be drawn without the database's
// file. It needs only the shops. Say so in a protocol, and let the list know nothing else. The
// code you're given is in Sources/Chapter2-Protocols/StartScreen/ShopDatabase.swift.
//
// You are done when
// - the list shows what its repository knows
// - the list asks its repository each time
// - an error from the repository reaches the caller
// - the database conforms as it is
// - only the extension names the database
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.1
// Read:   Book/02-Protocols.md, "Put a protocol in between"

import StartScreen

// MARK: - Yours

/// What the list needs.
protocol ShopRepository: Sendable {
  // TODO: 2.1 It requires one method, which the database has.
}

// TODO: 2.1 The database conforms, in an extension.

/// A line for each coffee shop.
struct ShopList {
  let database: ShopDatabase  // TODO: 2.1

  func lines() async throws -> [String] { try await database.shops().lines }
}

/// The tests call this function, and then `lines()`.
func makeShopList(of repository: any ShopRepository) -> ShopList {
  ShopList(database: ShopDatabase())  // TODO: 2.1
}
