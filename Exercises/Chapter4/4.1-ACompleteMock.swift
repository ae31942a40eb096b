// 4.1 · A complete mock                                                    ★☆☆
//
// Once a day Prime Time draws a lucky prime. All tests of the draw set its environment to a
// mock, and yet the marketing department counts a draw for each of them. The mock's author
// copied `live` and replaced what came to mind. Write a mock that touches nothing outside and
// has an answer to every question.
//
// You are done when
// - the mock is not derived from `live`
// - no endpoint touches anything outside
// - each endpoint gives the same answer each time
// - the answers are the same tomorrow, in another run and in another time zone
// - a draw works in the mock's world, with numbers above zero
//
// Edit:   `mock`. Environment.swift in Sources/Chapter4-Current/PrimeWorlds has the five endpoints.
// Check:  swift run workshop check 4.1
// Read:   Book/04-Current.md, "Live and mock"

import Foundation
import PrimeWorlds

// MARK: - Yours

extension LuckyDrawEnvironment {
  /// For tests and previews: a small world, which is always the same.
  static let mock: LuckyDrawEnvironment = {
    // TODO: 4.1
    var mock = LuckyDrawEnvironment.live
    mock.nthPrime = { _ in 17 }
    return mock
  }()
}
