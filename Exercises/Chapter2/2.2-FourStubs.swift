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

/// A mild day, whichever state is wanted.
struct MildClient: BannerClient {
  func temperature() async throws -> Double? { 14.5 }
}

/// The client that shows a state, each time it's asked. The tests call this function.
func makeBannerClient(_ state: BannerState) -> any BannerClient {
  switch state {  // TODO: 2.2
  case .mild: MildClient()
  case .frost: MildClient()
  case .unknown: MildClient()
  case .failed: MildClient()
  }
}
