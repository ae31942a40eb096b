// 1.2 · Red at the start  ★☆☆
//
// Read:   Book/01-First.md, "Seven"

func red() -> Int {
  7
}
