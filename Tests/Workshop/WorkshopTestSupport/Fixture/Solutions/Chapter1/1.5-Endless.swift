// 1.5 · Never ends  ★☆☆
//
// You are done when
// - it is seven
// - nothing else is asked
//
// Edit:   `endless` below.
// Check:  swift run workshop check 1.5
// Read:   Book/01-First.md, "Seven"

func endless() -> Int {
  7
}
