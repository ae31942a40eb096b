// 1.5 · Never ends  ★☆☆
//
// Edit:   `endless` below.
// Check:  swift test --filter Exercise1_5
// Read:   Book/01-First.md, "Seven"

func endless() -> Int {
  7
}
