// 1.4 · Crashes  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `crash` below.
// Check:  swift run workshop check 1.4
// Read:   Book/01-First.md, "Seven"

func crash() -> Int {
  // TODO: 1.4
  fatalError("the stub traps")
}
