// 2.1 · Lax tests  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `lax` below.
// Check:  swift run workshop check 2.1
// Read:   Book/02-Second.md, "Seven"

func lax() -> Int {
  // TODO: 2.1
  0
}
