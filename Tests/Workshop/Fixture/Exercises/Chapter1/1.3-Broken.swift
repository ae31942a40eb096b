// 1.3 · Does not compile  ★☆☆
//
// Read:   Book/01-First.md, "Seven"

func broken() -> Int {
  // TODO: 1.3
  "seven"
}
