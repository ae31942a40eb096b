// 2.2 · Four stubs, four states                                            ★☆☆
//
// The start screen has a banner with the temperature. The banner has four states, and its only
// client shows one of them. Write a client for each state of `BannerState`, so that you can see
// each of them whenever you like. The code you're given is in
// Sources/Chapter2-Protocols/StartScreen/WeatherBanner.swift.
//
// You are done when
// - a mild client knows a temperature above zero
// - a frosty client knows a temperature below zero
// - a client that knows no temperature answers with nil, and doesn't fail
// - a failed client throws, and the banner says why in a sentence
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.2
// Read:   Book/02-Protocols.md, "States on demand"

import StartScreen

// MARK: - Yours

// Each state is a type with one line in it. None of them has any logic, so none needs a
// test. Knowing nothing and failing are two answers: the banner words them differently, and
// only the second one is thrown.

/// A mild day.
struct MildClient: BannerClient {
  func temperature() async throws -> Double? { 14.5 }
}

/// It's freezing.
struct FrostyClient: BannerClient {
  func temperature() async throws -> Double? { -4 }
}

/// Nobody has measured the temperature yet.
struct UnknownClient: BannerClient {
  func temperature() async throws -> Double? { nil }
}

/// The service can't be reached.
struct FailedClient: BannerClient {
  struct NoConnection: Error, CustomStringConvertible {
    let description = "The thermometer on the roof does not answer."
  }

  func temperature() async throws -> Double? { throw NoConnection() }
}

/// The client that shows a state.
func makeBannerClient(_ state: BannerState) -> any BannerClient {
  switch state {
  case .mild: MildClient()
  case .frost: FrostyClient()
  case .unknown: UnknownClient()
  case .failed: FailedClient()
  }
}
