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

// The protocol says what the list needs, in the list's own words, and that is a single method.
// The database conforms without a new line of code: an actor's method is async to everybody
// outside the actor, so it fulfils a requirement that is `async`.

/// What the list needs.
protocol ShopRepository: Sendable {
  func shops() async throws -> [CoffeeShop]
}

extension ShopDatabase: ShopRepository {}

/// A line for each coffee shop.
struct ShopList {
  let repository: any ShopRepository

  func lines() async throws -> [String] {
    try await repository.shops().lines
  }
}

/// A list of the shops that `repository` knows.
func makeShopList(of repository: any ShopRepository) -> ShopList {
  ShopList(repository: repository)
}
