// 1.1 · Spot the dependencies                                              ★☆☆
//
// Some months later, the start screen of Coffee Shops touches nine things. Some of them are
// volatile dependencies, and the others are stable. Say which, and why. The comments below say
// what you need to know. That someone may edit `MarkerColor` one day doesn't make it volatile.
//
// You are done when
// - everything that only computes is called stable
// - you call volatile everything outside the program, and give a valid reason
// - you call volatile everything whose answers can change on their own, and give a valid reason
// - you call volatile everything unfinished, and give a valid reason
//
// Edit:   `verdict(on:)` below.
// Check:  swift run workshop check 1.1
// Read:   Book/01-ControlFreak.md, "Volatile and stable"

import CoffeeShopParts

// MARK: - Yours

// A dependency is volatile if it needs something outside the program, if it answers the
// same question differently, or if it isn't finished. Who wrote it doesn't matter: the
// decoder comes from Foundation and is stable, the matcher is our own and is not.

/// A verdict on each of the nine. Where several reasons are true, any of them will do.
func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .mustBeSetUp)
  }
}
