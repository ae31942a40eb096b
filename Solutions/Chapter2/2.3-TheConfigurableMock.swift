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

// The screen still knows only the protocol. Behind it is one struct whose stored properties are
// the endpoints themselves, so a test writes down an answer and never a new type. The price is
// that every endpoint is there twice, as a method and as a property.

/// A service that leaves each answer to a closure.
struct ShopServiceMock: ShopService {
  var onShops: @Sendable (String) async throws -> [String]
  var onRating: @Sendable (String) async throws -> Int?

  func shops(around place: String) async throws -> [String] { try await onShops(place) }
  func rating(of shop: String) async throws -> Int? { try await onRating(shop) }
}

/// A mock that answers with these two closures.
func makeShopServiceMock(
  shops: @escaping @Sendable (String) async throws -> [String],
  rating: @escaping @Sendable (String) async throws -> Int?
) -> any ShopService {
  ShopServiceMock(onShops: shops, onRating: rating)
}
