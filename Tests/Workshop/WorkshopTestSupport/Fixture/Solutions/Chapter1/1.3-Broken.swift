// 1.3 · Does not compile  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `broken` below.
// Check:  swift run workshop check 1.3
// Read:   Book/01-First.md, "Seven"

func broken() -> Int {
  7
}
