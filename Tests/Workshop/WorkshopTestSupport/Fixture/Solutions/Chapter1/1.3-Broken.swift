// 1.3 · Does not compile  ★☆☆
//
// Edit:   `broken` below.
// Check:  swift run workshop check 1.3
// Read:   Book/01-First.md, "Seven"

func broken() -> Int {
  7
}
