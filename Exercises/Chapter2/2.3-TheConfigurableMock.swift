// 2.3 · The configurable mock                                              ★☆☆
//
// The start screen asks two questions: which shops are near, and how good is one? Its tests need
// a service that answers one question and fails the other, or knows two shops with different
// ratings. Write one mock that each test configures with closures. The protocol is in
// Sources/Chapter2-Protocols/StartScreen/ShopService.swift.
//
// You are done when
// - each question is answered by its own closure, with the caller's argument
// - the closure is called each time
// - one question can fail while the other is answered
// - each of two mocks calls its own closures
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.3
// Read:   Book/02-Protocols.md, "The configurable mock"

import StartScreen

// MARK: - Yours

/// A service that leaves each answer to a closure.
struct ShopServiceMock: ShopService {
  // TODO: 2.3
  func shops(around place: String) async throws -> [String] { [] }
  func rating(of shop: String) async throws -> Int? { nil }
}

/// A mock that answers with these two closures. The tests call this function.
func makeShopServiceMock(
  shops: @escaping @Sendable (String) async throws -> [String],
  rating: @escaping @Sendable (String) async throws -> Int?
) -> any ShopService {
  ShopServiceMock()
}
