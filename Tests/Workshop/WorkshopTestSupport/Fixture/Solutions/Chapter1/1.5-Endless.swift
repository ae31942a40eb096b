// 1.5 · Never ends  ★☆☆
//
// Edit:   `endless` below.
// Check:  swift run workshop check 1.5
// Read:   Book/01-First.md, "Seven"

func endless() -> Int {
  7
}
