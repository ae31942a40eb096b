// 1.1 · Passes already  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `passes` below.
// Check:  swift run workshop check 1.1
// Read:   Book/01-First.md, "Seven"

func passes() -> Int {
  // TODO: 1.1
  7
}
